import type { Labels } from '../../schema/labels.ts';

export const ms: Labels = {
  skip: 'Langkau ke kandungan',
  navigation: 'Menu utama',
  home: '{{brand}}, laman utama',
  openMenu: 'Buka menu',
  closeMenu: 'Tutup menu',
  language: 'Bahasa',
  soon: 'Akan datang',
  breadcrumb: 'Anda berada di sini',
  pause: 'Hentikan pergerakan logo',
  play: 'Sambung semula pergerakan logo',
  fieldRequired: 'Sila isi ruangan ini.',
  fieldEmail: 'Sila masukkan alamat e-mel yang lengkap, contohnya nama@syarikat.com.',
  fieldTelephone: 'Sila masukkan nombor telefon yang lengkap.',
  fieldDate: 'Sila masukkan tarikh yang lengkap.',
  fieldChoice: 'Sila pilih salah satu pilihan.',
  fieldConsent: 'Sila tandakan kotak ini untuk meneruskan.',
  choose: 'Sila pilih',
  optional: 'tidak wajib',
  sending: 'Sedang dihantar…',
  chooseLanguage: 'Pilih bahasa anda',
};
