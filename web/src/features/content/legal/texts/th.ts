import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

export default {
  more: 'ข้อกำหนด ความเป็นส่วนตัว และการเล่น',
  terms: 'ข้อกำหนดการใช้งาน',
  privacy: 'ความเป็นส่วนตัว',
  responsiblePlay: 'เล่นอย่างมีความรับผิดชอบ',
  licenses: 'สัญญาอนุญาต',
  loading: 'กำลังโหลดข้อความ...',
  draft: 'นี่คือฉบับร่าง ทนายความยังไม่ได้ตรวจ',
  changed: (date: string) => `แก้ไขล่าสุด ${date}`,
  licensesLead: (name: string) => `${name} สร้างด้วยซอฟต์แวร์ แบบอักษร และไอคอนด้านล่าง แต่ละรายการแสดงสัญญาอนุญาตตามต้นฉบับ`,
  count: (count: number) => `สัญญาอนุญาต ${count} ฉบับ`,
  asText: 'ดูทั้งหมดเป็นข้อความเดียว',
} satisfies Texts<typeof en>
