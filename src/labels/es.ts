import type { Labels } from '../../schema/labels.ts';

export const es: Labels = {
  skip: 'Ir al contenido',
  navigation: 'Menú principal',
  home: '{{brand}}, página de inicio',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  language: 'Idioma',
  soon: 'Próximamente',
  breadcrumb: 'Está usted aquí',
  pause: 'Detener los logotipos',
  play: 'Reanudar los logotipos',
  fieldRequired: 'Por favor, complete este campo.',
  fieldEmail: 'Por favor, escriba una dirección de correo electrónico completa, por ejemplo, nombre@empresa.com.',
  optional: 'opcional',
  sending: 'Enviando…',
  chooseLanguage: 'Elija su idioma',
};
