import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  back: 'กลับ',
  close: 'ปิดหน้าต่างนี้',
  closing: 'ปิดรับ',
  try_again: 'ลองอีกครั้ง',
  loading: 'กำลังโหลด',
  morning: 'รอบเช้า',
  evening: 'รอบเย็น',
  early: 'รอบเช้าตรู่',
  afternoon: 'รอบบ่าย',
  closes_in: (clock) => `ปิดใน ${clock}`,
  days: (days, clock) => `${days} วัน ${clock}`,
  closed: 'ปิดแล้ว',
  set: 'SET',
  value: 'มูลค่า',
  network_or_server: 'เครือข่ายหรือเซิร์ฟเวอร์ขัดข้อง',
}

export default th
