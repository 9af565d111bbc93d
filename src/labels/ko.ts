import type { Labels } from '../../schema/labels.ts';

export const ko: Labels = {
  skip: '본문으로 건너뛰기',
  navigation: '주요 메뉴',
  home: '{{brand}} 홈페이지',
  openMenu: '메뉴 열기',
  closeMenu: '메뉴 닫기',
  language: '언어',
  soon: '곧 공개',
  breadcrumb: '현재 위치',
  pause: '로고 넘김 멈추기',
  play: '로고 넘김 다시 시작',
  fieldRequired: '이 항목을 입력해 주세요.',
  fieldEmail: '이메일 주소를 정확히 입력해 주세요. 예: name@company.com',
  fieldTelephone: '전화번호를 정확히 입력해 주세요.',
  fieldDate: '날짜를 정확히 입력해 주세요.',
  fieldChoice: '하나를 선택해 주세요.',
  fieldConsent: '계속하려면 이 칸에 체크해 주세요.',
  choose: '선택해 주세요',
  optional: '선택 사항',
  sending: '보내는 중…',
  chooseLanguage: '언어를 선택하세요',
};
