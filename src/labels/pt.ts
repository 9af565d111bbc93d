import type { Labels } from '../../schema/labels.ts';

export const pt: Labels = {
  skip: 'Ir para o conteúdo',
  navigation: 'Menu principal',
  home: '{{brand}}, página inicial',
  openMenu: 'Abrir o menu',
  closeMenu: 'Fechar o menu',
  language: 'Idioma',
  soon: 'Em breve',
  breadcrumb: 'Localização no site',
  pause: 'Parar a animação',
  play: 'Retomar a animação',
  fieldRequired: 'Por favor, preencha este campo.',
  fieldEmail: 'Por favor, indique um endereço de e-mail completo, por exemplo nome@empresa.com.',
  fieldTelephone: 'Por favor, indique um número de telefone completo.',
  fieldDate: 'Por favor, indique uma data completa.',
  fieldChoice: 'Por favor, escolha uma das opções.',
  fieldConsent: 'Por favor, assinale esta caixa para continuar.',
  choose: 'Escolha uma opção',
  optional: 'opcional',
  sending: 'Envio em curso…',
  chooseLanguage: 'Escolha o seu idioma',
};
