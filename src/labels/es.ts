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
  fieldTelephone: 'Por favor, escriba un número de teléfono completo.',
  fieldDate: 'Por favor, escriba la fecha completa.',
  fieldChoice: 'Por favor, elija una de las opciones.',
  fieldConsent: 'Por favor, marque esta casilla para continuar.',
  choose: 'Elija una opción',
  optional: 'opcional',
  sending: 'Enviando…',
  chooseLanguage: 'Elija su idioma',
};
