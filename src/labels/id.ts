import type { Labels } from '../../schema/labels.ts';

export const id: Labels = {
  skip: 'Langsung ke konten',
  navigation: 'Menu utama',
  home: '{{brand}}, beranda',
  openMenu: 'Buka menu',
  closeMenu: 'Tutup menu',
  language: 'Bahasa',
  soon: 'Segera hadir',
  breadcrumb: 'Anda berada di sini',
  pause: 'Hentikan gerakan logo',
  play: 'Lanjutkan gerakan logo',
  fieldRequired: 'Harap isi kolom ini.',
  fieldEmail: 'Harap masukkan alamat email yang lengkap, misalnya nama@perusahaan.com.',
  fieldTelephone: 'Harap masukkan nomor telepon yang lengkap.',
  fieldDate: 'Harap masukkan tanggal yang lengkap.',
  fieldChoice: 'Harap pilih salah satu opsi.',
  fieldConsent: 'Harap centang kotak ini untuk melanjutkan.',
  choose: 'Pilih',
  optional: 'opsional',
  sending: 'Mengirim…',
  chooseLanguage: 'Pilih bahasa Anda',
};
