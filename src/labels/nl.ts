import type { Labels } from '../../schema/labels.ts';

export const nl: Labels = {
  skip: 'Naar de inhoud',
  navigation: 'Hoofdmenu',
  home: '{{brand}}, startpagina',
  openMenu: 'Menu openen',
  closeMenu: 'Menu sluiten',
  language: 'Taal',
  soon: 'Binnenkort',
  breadcrumb: 'U bent hier',
  pause: 'Logo’s stilzetten',
  play: 'Logo’s weer laten bewegen',
  fieldRequired: 'Vul dit veld in.',
  fieldEmail: 'Vul een volledig e-mailadres in, bijvoorbeeld naam@bedrijf.com.',
  fieldTelephone: 'Vul een volledig telefoonnummer in.',
  fieldDate: 'Vul een volledige datum in.',
  fieldChoice: 'Kies een van de mogelijkheden.',
  fieldConsent: 'Vink dit vakje aan om verder te gaan.',
  choose: 'Maak een keuze',
  optional: 'optioneel',
  sending: 'Bezig met verzenden…',
  chooseLanguage: 'Kies uw taal',
};
