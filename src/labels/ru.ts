import type { Labels } from '../../schema/labels.ts';

export const ru: Labels = {
  skip: 'Перейти к содержанию',
  navigation: 'Главное меню',
  home: '{{brand}}, главная страница',
  openMenu: 'Открыть меню',
  closeMenu: 'Закрыть меню',
  language: 'Язык',
  soon: 'Скоро',
  breadcrumb: 'Вы здесь',
  pause: 'Остановить движение логотипов',
  play: 'Возобновить движение логотипов',
  fieldRequired: 'Пожалуйста, заполните это поле.',
  fieldEmail: 'Пожалуйста, укажите полный адрес электронной почты, например name@company.com.',
  fieldTelephone: 'Пожалуйста, укажите номер телефона полностью.',
  fieldDate: 'Пожалуйста, укажите дату полностью.',
  fieldChoice: 'Пожалуйста, выберите один из вариантов.',
  fieldConsent: 'Чтобы продолжить, поставьте, пожалуйста, отметку в этом поле.',
  choose: 'Выберите',
  optional: 'необязательно',
  sending: 'Отправка…',
  chooseLanguage: 'Выберите язык',
};
