import * as shared from '../../../../platform/sentences/th.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  network_error: shared.network_error,
  payment_method: 'ช่องทางรับเงิน',
  choose_method: 'เลือกช่องทางรับเงิน',
  used_before: 'บัญชีที่เคยใช้',
  amount: 'จำนวนเงิน',
  all: 'ทั้งหมด',
  over_balance: 'ยอดเงินหลักไม่เพียงพอ',
  password: 'รหัสผ่าน',
  password_hint: 'รหัสผ่านที่คุณใช้เข้าสู่ระบบ',
  show_password: 'แสดงรหัสผ่าน',
  hide_password: 'ซ่อนรหัสผ่าน',
  do_withdraw: 'ถอนเงิน',
  do_withdraw_amount: (amount) => `ถอนเงิน ${amount} Ks`,
  withdraw_line: 'ยอดเงินจะถูกกันไว้ทันที และคืนให้หากเราจ่ายไม่ได้',
  withdraw_done: 'ส่งคำขอถอนเงินแล้ว',
  pending_title: (amount, number) => `รายการถอนเลขที่ ${number} จำนวน ${amount} Ks กำลังดำเนินการ`,
  pending_line: 'ถอนครั้งต่อไปได้เมื่อรายการนี้เสร็จสิ้น ระหว่างนี้เงินจะถูกกันไว้',
  see_log: 'ดูประวัติ',
  account_name: 'ชื่อบัญชี',
  closed: 'ขณะนี้ปิดรับการถอนเงิน',
  closed_line: 'กรุณากลับมาอีกครั้งในภายหลัง เงินของคุณยังอยู่ในยอดเงินหลัก',
}

export default th
