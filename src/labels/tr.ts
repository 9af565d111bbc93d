import type { Labels } from '../../schema/labels.ts';

export const tr: Labels = {
  skip: 'İçeriğe geç',
  navigation: 'Ana menü',
  home: '{{brand}}, ana sayfa',
  openMenu: 'Menüyü aç',
  closeMenu: 'Menüyü kapat',
  language: 'Dil',
  soon: 'Yakında',
  breadcrumb: 'Buradasınız',
  pause: 'Logo akışını durdur',
  play: 'Logo akışını başlat',
  fieldRequired: 'Lütfen bu alanı doldurun.',
  fieldEmail: 'Lütfen e-posta adresinizi eksiksiz yazın; örneğin ad@firma.com.',
  fieldTelephone: 'Lütfen telefon numaranızı eksiksiz yazın.',
  fieldDate: 'Lütfen tarihi eksiksiz girin.',
  fieldChoice: 'Lütfen seçeneklerden birini seçin.',
  fieldConsent: 'Devam etmek için lütfen bu kutuyu işaretleyin.',
  choose: 'Seçin',
  optional: 'isteğe bağlı',
  sending: 'Gönderiliyor…',
  chooseLanguage: 'Dilinizi seçin',
};
