import * as shared from '../../../../platform/sentences/th.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  title: shared.deposit_limits,
  line: 'กำหนดยอดฝากสูงสุดของคุณเอง',
  rules: ['ลดวงเงินมีผลทันที', 'เพิ่มวงเงินต้องรอ 24 ชั่วโมง แล้วจึงยืนยัน', 'นับรายการฝากที่รอดำเนินการ ไม่นับรายการที่ถูกปฏิเสธ'],
  periods: { day: 'ใน 24 ชั่วโมง', week: 'ใน 7 วัน', month: 'ใน 30 วัน' },
  used: (used, limit) => `${used} จาก ${limit} Ks`,
  paid_in: (used) => `${used} Ks`,
  limit: 'วงเงิน',
  save: 'บันทึก',
  save_amount: (amount) => `บันทึก ${amount} Ks`,
  saving: 'กำลังบันทึก',
  saved: 'บันทึกวงเงินฝากแล้ว',
  remove: 'ไม่จำกัดวงเงิน',
  requested: (amount) => `คุณขอวงเงิน ${amount} Ks`,
  asked_none: 'คุณขอยกเลิกวงเงิน',
  from: (date, time) => `ยืนยันได้ตั้งแต่ ${date} เวลา ${time}`,
  confirm: 'ยืนยัน',
  keep: 'คงวงเงินเดิม',
  net_title: 'ยอดฝากสุทธิ',
  net_periods: { month: 'เดือนนี้', year: 'ปีนี้', ever: 'ตั้งแต่สมัคร' },
  in_out: (paid, taken) => `ฝาก ${paid} · ถอน ${taken}`,
}

export default th
