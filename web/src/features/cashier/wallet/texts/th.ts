import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  wallets_line: 'ทุกเกมใช้ยอดเงินเกมของคุณ ค่ายเกมไม่เก็บเงินของคุณไว้',
  main: 'หลัก',
  game: 'เกม',
  user_id: 'รหัสผู้ใช้',
  transfer: 'โยกเงินระหว่างกระเป๋า',
  how_to_deposit: 'วิธีฝากเงิน',
  step_account: 'เลือกบัญชีของเราในเมนูฝากเงิน แล้วคัดลอกเลขที่บัญชี',
  step_pay: 'โอนเงินด้วยแอป Pay หรือแอปธนาคาร',
  step_reference: 'กรอกจำนวนเงินและตัวเลข 6 หลักท้ายของสลิป',
  step_wait: 'เมื่อยืนยันการโอนเงินแล้ว เราจะเพิ่มเงินเข้ายอดเงินหลักของคุณ',
  go_deposit: 'ฝากเงินเลย',
  history: 'ประวัติ',
  wallet: 'กระเป๋าเงิน',
}

export default th
