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
  optional: 'isteğe bağlı',
  sending: 'Gönderiliyor…',
  chooseLanguage: 'Dilinizi seçin',
};
