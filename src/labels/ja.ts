import type { Labels } from '../../schema/labels.ts';

export const ja: Labels = {
  skip: '本文へ移動',
  navigation: 'メインメニュー',
  home: '{{brand}} トップページ',
  openMenu: 'メニューを開く',
  closeMenu: 'メニューを閉じる',
  language: '言語',
  soon: '近日公開',
  breadcrumb: '現在位置',
  pause: 'ロゴの自動送りを停止',
  play: 'ロゴの自動送りを再開',
  fieldRequired: 'この項目を入力してください。',
  fieldEmail: 'メールアドレスを正しく入力してください（例: name@company.com）。',
  fieldTelephone: '電話番号を正しく入力してください。',
  fieldDate: '日付を正しく入力してください。',
  fieldChoice: 'いずれかを選択してください。',
  fieldConsent: '続けるには、ここにチェックを入れてください。',
  choose: '選択してください',
  optional: '任意',
  sending: '送信中…',
  chooseLanguage: '言語を選択してください',
};
