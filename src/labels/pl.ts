import type { Labels } from '../../schema/labels.ts';

export const pl: Labels = {
  skip: 'Przejdź do treści',
  navigation: 'Menu główne',
  home: '{{brand}}, strona główna',
  openMenu: 'Otwórz menu',
  closeMenu: 'Zamknij menu',
  language: 'Język',
  soon: 'Wkrótce',
  breadcrumb: 'Ścieżka nawigacji',
  pause: 'Zatrzymaj przesuwanie logo',
  play: 'Wznów przesuwanie logo',
  fieldRequired: 'Proszę wypełnić to pole.',
  fieldEmail: 'Proszę podać pełny adres e-mail, na przykład nazwa@firma.com.',
  fieldTelephone: 'Proszę podać pełny numer telefonu.',
  fieldDate: 'Proszę podać pełną datę.',
  fieldChoice: 'Proszę wybrać jedną z możliwości.',
  fieldConsent: 'Proszę zaznaczyć to pole, aby przejść dalej.',
  choose: 'Proszę wybrać',
  optional: 'opcjonalnie',
  sending: 'Wysyłanie…',
  chooseLanguage: 'Proszę wybrać język',
};
