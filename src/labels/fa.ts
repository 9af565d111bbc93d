import type { Labels } from '../../schema/labels.ts';

export const fa: Labels = {
  skip: 'رفتن به محتوا',
  navigation: 'منوی اصلی',
  home: '{{brand}}، صفحهٔ اصلی',
  openMenu: 'باز کردن منو',
  closeMenu: 'بستن منو',
  language: 'زبان',
  soon: 'به‌زودی',
  breadcrumb: 'شما اینجا هستید',
  pause: 'توقف حرکت لوگوها',
  play: 'ادامهٔ حرکت لوگوها',
  fieldRequired: 'لطفاً این بخش را پر کنید.',
  fieldEmail: 'لطفاً نشانی ایمیل را کامل بنویسید، مثلاً name@company.com.',
  fieldTelephone: 'لطفاً شمارهٔ تلفن را کامل بنویسید.',
  fieldDate: 'لطفاً تاریخ را کامل بنویسید.',
  fieldChoice: 'لطفاً یکی از گزینه‌ها را انتخاب کنید.',
  fieldConsent: 'برای ادامه، لطفاً این کادر را علامت بزنید.',
  choose: 'انتخاب کنید',
  optional: 'اختیاری',
  sending: 'در حال ارسال…',
  chooseLanguage: 'زبان خود را انتخاب کنید',
};
