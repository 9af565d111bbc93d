import type { Labels } from '../../schema/labels.ts';

export const en: Labels = {
  skip: 'Skip to content',
  navigation: 'Main navigation',
  home: '{{brand}}, home page',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  language: 'Language',
  soon: 'Coming soon',
  breadcrumb: 'You are here',
  pause: 'Pause the logos',
  play: 'Play the logos',
  fieldRequired: 'Please fill in this field.',
  fieldEmail: 'Please enter a complete e-mail address, such as name@company.com.',
  fieldTelephone: 'Please enter a complete telephone number.',
  fieldDate: 'Please enter a whole date.',
  fieldChoice: 'Please choose one of the options.',
  fieldConsent: 'Please tick this box to go on.',
  choose: 'Please choose',
  optional: 'optional',
  sending: 'Sending…',
  chooseLanguage: 'Choose your language',
};
