import type { Labels } from '../../schema/labels.ts';

export const de: Labels = {
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptmenü',
  home: '{{brand}}, Startseite',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  language: 'Sprache',
  soon: 'Demnächst',
  breadcrumb: 'Sie sind hier',
  pause: 'Logos anhalten',
  play: 'Logos weiterlaufen lassen',
  fieldRequired: 'Bitte füllen Sie dieses Feld aus.',
  fieldEmail: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@firma.com.',
  fieldTelephone: 'Bitte geben Sie eine vollständige Telefonnummer ein.',
  fieldDate: 'Bitte geben Sie ein vollständiges Datum ein.',
  fieldChoice: 'Bitte wählen Sie eine der Möglichkeiten.',
  fieldConsent: 'Bitte setzen Sie hier ein Häkchen, um fortzufahren.',
  choose: 'Bitte wählen',
  optional: 'freiwillig',
  sending: 'Wird gesendet …',
  chooseLanguage: 'Wählen Sie Ihre Sprache',
};
