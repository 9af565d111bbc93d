import type { Labels } from '../../schema/labels.ts';

export const zh: Labels = {
  skip: '跳到正文',
  navigation: '主菜单',
  home: '{{brand}}首页',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  language: '语言',
  soon: '即将推出',
  breadcrumb: '当前位置',
  pause: '暂停徽标滚动',
  play: '继续徽标滚动',
  fieldRequired: '请填写此项。',
  fieldEmail: '请输入完整的电子邮箱地址，例如 name@company.com。',
  fieldTelephone: '请输入完整的电话号码。',
  fieldDate: '请输入完整的日期。',
  fieldChoice: '请选择其中一项。',
  fieldConsent: '请勾选此项后再继续。',
  choose: '请选择',
  optional: '选填',
  sending: '正在发送……',
  chooseLanguage: '请选择语言',
};
