import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  deposit_network_error: 'เกิดข้อผิดพลาดระหว่างการฝากเงิน กรุณาลองใหม่อีกครั้ง',
  pay_to: 'โอนเงินเข้าบัญชีนี้',
  choose_account: 'เลือกบัญชีที่จะโอนเข้า',
  copy: 'คัดลอก',
  copied: 'คัดลอกแล้ว',
  no_banks: 'ขณะนี้ยังไม่มีบัญชีให้โอนเข้า',
  no_banks_line: 'กรุณากลับมาดูใหม่อีกสักครู่',
  amount_sent: 'จำนวนเงินที่โอน',
  reference: (digits) => `ตัวเลข ${digits} หลักท้ายของสลิป`,
  reference_hint: 'อยู่ท้ายเลขที่รายการในแอปธนาคารของคุณ',
  reference_short: (digits, typed) => `กรอกให้ครบ ${digits} หลัก คุณกรอก ${typed} หลัก`,
  do_deposit: 'ฝากเงิน',
  do_deposit_amount: (amount) => `ฝากเงิน ${amount} Ks`,
  deposit_line: 'เจ้าหน้าที่ตรวจทุกรายการฝาก คุณดูทุกขั้นตอนได้ในประวัติ',
  deposit_done: 'ส่งคำขอฝากเงินสำเร็จ',
  change: 'เปลี่ยน',
  closed: 'ขณะนี้ปิดรับการฝากเงิน',
  closed_line: 'โปรดกลับมาอีกครั้งในภายหลัง คำขอที่ส่งแล้วยังคงได้รับการตรวจสอบตามปกติ',
  limit_reached: 'ถึงวงเงินฝากที่คุณกำหนดเองแล้ว',
  limit_reached_line: 'ดูวงเงินของคุณว่าจะฝากได้อีกเมื่อไร',
  limits: 'วงเงินฝาก',
}

export default th
