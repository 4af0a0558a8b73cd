import * as shared from '../../../../platform/sentences/th.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  deposit_network_error: 'เกิดข้อผิดพลาดระหว่างการฝากเงิน กรุณาลองอีกครั้ง',
  pay_to: 'โอนเงินเข้าบัญชีนี้',
  choose_account: 'เลือกบัญชีที่จะโอนเข้า',
  copy: shared.copy,
  copied: shared.copied,
  no_banks: 'ขณะนี้ยังไม่มีบัญชีรับฝากเงิน',
  no_banks_line: 'กรุณาลองอีกครั้งในอีกสักครู่',
  amount_sent: 'จำนวนเงินที่โอน',
  reference: (digits) => `ตัวเลข ${digits} หลักท้ายของสลิป`,
  reference_hint: 'อยู่ท้ายเลขที่รายการในแอป Pay หรือแอปธนาคารของคุณ',
  reference_short: (digits, typed) => `กรอกให้ครบ ${digits} หลัก คุณกรอก ${typed} หลัก`,
  do_deposit: 'ฝากเงิน',
  do_deposit_amount: (amount) => `ฝากเงิน ${amount} Ks`,
  deposit_line: 'เจ้าหน้าที่ตรวจทุกรายการฝาก คุณดูทุกขั้นตอนได้ในประวัติ',
  deposit_done: 'ส่งคำขอฝากเงินแล้ว',
  change: 'เปลี่ยน',
  closed: 'ขณะนี้ปิดรับการฝากเงิน',
  closed_line: 'กรุณากลับมาอีกครั้งในภายหลัง คำขอที่ส่งแล้วยังคงได้รับการตรวจสอบตามปกติ',
  limit_reached: 'ถึงวงเงินฝากที่คุณกำหนดเองแล้ว',
  limit_reached_line: 'ดูวงเงินของคุณว่าจะฝากได้อีกเมื่อไร',
  limits: shared.deposit_limits,
}

export default th
