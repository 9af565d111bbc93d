import type { Labels } from '../../schema/labels.ts';

export const ar: Labels = {
  skip: 'انتقل إلى المحتوى',
  navigation: 'القائمة الرئيسية',
  home: '{{brand}}، الصفحة الرئيسية',
  openMenu: 'افتح القائمة',
  closeMenu: 'أغلق القائمة',
  language: 'اللغة',
  soon: 'قريبًا',
  breadcrumb: 'أنت هنا',
  pause: 'أوقف حركة الشعارات',
  play: 'شغّل حركة الشعارات',
  fieldRequired: 'يُرجى ملء هذا الحقل.',
  fieldEmail: 'يُرجى كتابة بريد إلكتروني كامل، مثل name@company.com.',
  fieldTelephone: 'يُرجى كتابة رقم هاتف كامل.',
  fieldDate: 'يُرجى كتابة التاريخ كاملًا.',
  fieldChoice: 'يُرجى اختيار أحد الخيارات.',
  fieldConsent: 'يُرجى تحديد هذا المربع للمتابعة.',
  choose: 'اختر',
  optional: 'اختياري',
  sending: 'جارٍ الإرسال…',
  chooseLanguage: 'اختر لغتك',
};
