import type { Labels } from '../../schema/labels.ts';

export const it: Labels = {
  skip: 'Vai al contenuto',
  navigation: 'Menu principale',
  home: '{{brand}}, pagina iniziale',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
  language: 'Lingua',
  soon: 'Prossimamente',
  breadcrumb: 'Percorso di navigazione',
  pause: 'Ferma lo scorrimento dei loghi',
  play: 'Riprendi lo scorrimento dei loghi',
  fieldRequired: 'Si prega di compilare questo campo.',
  fieldEmail: 'Si prega di inserire un indirizzo e-mail completo, ad esempio nome@azienda.com.',
  fieldTelephone: 'Si prega di inserire un numero di telefono completo.',
  fieldDate: 'Si prega di inserire una data completa.',
  fieldChoice: 'Si prega di scegliere una delle opzioni.',
  fieldConsent: 'Si prega di spuntare questa casella per continuare.',
  choose: 'Scegliere',
  optional: 'facoltativo',
  sending: 'Invio in corso…',
  chooseLanguage: 'Scelga la lingua',
};
