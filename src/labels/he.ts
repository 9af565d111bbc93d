import type { Labels } from '../../schema/labels.ts';

export const he: Labels = {
  skip: 'דילוג לתוכן',
  navigation: 'תפריט ראשי',
  home: '{{brand}}, דף הבית',
  openMenu: 'פתיחת התפריט',
  closeMenu: 'סגירת התפריט',
  language: 'שפה',
  soon: 'בקרוב',
  breadcrumb: 'המיקום באתר',
  pause: 'עצירת תנועת הלוגואים',
  play: 'הפעלת תנועת הלוגואים',
  fieldRequired: 'נא למלא שדה זה.',
  fieldEmail: 'נא להזין כתובת דוא״ל מלאה, למשל name@company.com.',
  fieldTelephone: 'נא להזין מספר טלפון מלא.',
  fieldDate: 'נא להזין תאריך מלא.',
  fieldChoice: 'נא לבחור אחת מהאפשרויות.',
  fieldConsent: 'יש לסמן תיבה זו כדי להמשיך.',
  choose: 'נא לבחור',
  optional: 'לא חובה',
  sending: 'בשליחה…',
  chooseLanguage: 'נא לבחור שפה',
};
