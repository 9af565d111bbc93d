import type { Labels } from '../../schema/labels.ts';

export const th: Labels = {
  skip: 'ข้ามไปยังเนื้อหา',
  navigation: 'เมนูหลัก',
  home: '{{brand}} หน้าแรก',
  openMenu: 'เปิดเมนู',
  closeMenu: 'ปิดเมนู',
  language: 'ภาษา',
  soon: 'เร็ว ๆ นี้',
  breadcrumb: 'คุณอยู่ที่นี่',
  pause: 'หยุดการเลื่อนโลโก้',
  play: 'เริ่มเลื่อนโลโก้อีกครั้ง',
  fieldRequired: 'กรุณากรอกช่องนี้',
  fieldEmail: 'กรุณากรอกอีเมลให้ครบถ้วน เช่น name@company.com',
  fieldTelephone: 'กรุณากรอกหมายเลขโทรศัพท์ให้ครบถ้วน',
  fieldDate: 'กรุณากรอกวันที่ให้ครบถ้วน',
  fieldChoice: 'กรุณาเลือกหนึ่งตัวเลือก',
  fieldConsent: 'กรุณาทำเครื่องหมายในช่องนี้เพื่อดำเนินการต่อ',
  choose: 'กรุณาเลือก',
  optional: 'ไม่บังคับ',
  sending: 'กำลังส่ง…',
  chooseLanguage: 'เลือกภาษาของคุณ',
};
