import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  correcting: (number) => `แก้ไขรายการฝากเลขที่ ${number}`,
  line: 'อย่าโอนเงินซ้ำ แก้ไขส่วนที่ผิดและแนบสลิป',
  paid_to: 'บัญชีที่คุณโอนเงินไปแล้ว',
  account_gone: 'บัญชีนี้ไม่ได้ใช้แล้ว',
  account_gone_line: 'กรุณาติดต่อเราพร้อมเลขที่รายการฝากนี้',
  ask: (number) => `สอบถามรายการฝากเลขที่ ${number}`,
}

export default th
