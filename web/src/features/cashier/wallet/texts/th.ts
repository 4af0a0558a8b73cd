import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  wallets_line: 'เกมของทุกค่ายใช้เงินจากยอดเงินเกมของคุณโดยตรง ไม่มีค่ายใดเก็บเงินของคุณไว้',
  main: 'หลัก',
  game: 'เกม',
  user_id: 'รหัสผู้ใช้',
  transfer: 'โอนเงินระหว่างกระเป๋า',
  how_to_deposit: 'วิธีฝากเงิน',
  step_account: 'เลือกบัญชีของเราในเมนูฝากเงิน แล้วคัดลอกเลขที่บัญชี',
  step_pay: 'โอนเงินด้วยแอปธนาคารของคุณ',
  step_reference: 'กรอกจำนวนเงินและตัวเลข 6 หลักท้ายของสลิป',
  step_wait: 'เราตรวจพบเงินแล้วจะเติมเข้ายอดเงินหลักของคุณ ดูทุกขั้นตอนได้ในประวัติ',
  go_deposit: 'ฝากเงินเลย',
  history: 'ประวัติ',
  wallet: 'กระเป๋าเงิน',
}

export default th
