import type { Labels } from '../../schema/labels.ts';

export const fr: Labels = {
  skip: 'Aller au contenu',
  navigation: 'Menu principal',
  home: '{{brand}}, accueil',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  language: 'Langue',
  soon: 'Bientôt',
  breadcrumb: 'Vous êtes ici',
  pause: 'Arrêter le défilement des logos',
  play: 'Reprendre le défilement des logos',
  fieldRequired: 'Veuillez remplir ce champ.',
  fieldEmail: 'Veuillez saisir une adresse e-mail complète, par exemple nom@entreprise.com.',
  fieldTelephone: 'Veuillez saisir un numéro de téléphone complet.',
  fieldDate: 'Veuillez saisir une date complète.',
  fieldChoice: 'Veuillez choisir l’une des options.',
  fieldConsent: 'Veuillez cocher cette case pour continuer.',
  choose: 'Veuillez choisir',
  optional: 'facultatif',
  sending: 'Envoi en cours…',
  chooseLanguage: 'Choisissez votre langue',
};
