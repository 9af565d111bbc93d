import type { Labels } from '../../schema/labels.ts';

export const el: Labels = {
  skip: 'Μετάβαση στο περιεχόμενο',
  navigation: 'Κύριο μενού',
  home: '{{brand}}, αρχική σελίδα',
  openMenu: 'Άνοιγμα μενού',
  closeMenu: 'Κλείσιμο μενού',
  language: 'Γλώσσα',
  soon: 'Σύντομα',
  breadcrumb: 'Βρίσκεστε εδώ',
  pause: 'Παύση της κίνησης των λογοτύπων',
  play: 'Συνέχιση της κίνησης των λογοτύπων',
  fieldRequired: 'Συμπληρώστε αυτό το πεδίο.',
  fieldEmail: 'Γράψτε μια πλήρη ηλεκτρονική διεύθυνση, π.χ. name@company.com.',
  fieldTelephone: 'Γράψτε έναν πλήρη αριθμό τηλεφώνου.',
  fieldDate: 'Γράψτε μια πλήρη ημερομηνία.',
  fieldChoice: 'Επιλέξτε μία από τις δυνατότητες.',
  fieldConsent: 'Για να συνεχίσετε, σημειώστε αυτό το πλαίσιο.',
  choose: 'Επιλέξτε',
  optional: 'προαιρετικό',
  sending: 'Αποστολή…',
  chooseLanguage: 'Επιλέξτε γλώσσα',
};
