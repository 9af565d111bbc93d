import type { Labels } from '../../schema/labels.ts';

export const ur: Labels = {
  skip: 'مواد پر جائیں',
  navigation: 'مرکزی مینیو',
  home: '{{brand}}، صفحۂ اول',
  openMenu: 'مینیو کھولیں',
  closeMenu: 'مینیو بند کریں',
  language: 'زبان',
  soon: 'جلد آ رہا ہے',
  breadcrumb: 'آپ یہاں ہیں',
  pause: 'لوگو کی حرکت روکیں',
  play: 'لوگو کی حرکت دوبارہ چلائیں',
  fieldRequired: 'براہِ کرم یہ خانہ پُر کریں۔',
  fieldEmail: 'براہِ کرم مکمل ای میل پتا لکھیں، مثلاً name@company.com۔',
  fieldTelephone: 'براہِ کرم مکمل فون نمبر لکھیں۔',
  fieldDate: 'براہِ کرم پوری تاریخ لکھیں۔',
  fieldChoice: 'براہِ کرم دیے گئے اختیارات میں سے ایک چنیں۔',
  fieldConsent: 'آگے بڑھنے کے لیے براہِ کرم اس خانے پر نشان لگائیں۔',
  choose: 'منتخب کریں',
  optional: 'اختیاری',
  sending: 'بھیجا جا رہا ہے…',
  chooseLanguage: 'اپنی زبان منتخب کریں',
};
