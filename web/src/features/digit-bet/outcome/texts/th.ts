import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  digit_wins: (digit) => `ออกเลข ${digit} คุณชนะ`,
  big_wins: 'ออกสูง คุณชนะ',
  small_wins: 'ออกต่ำ คุณชนะ',
  digit_loses: (digit) => `เลข ${digit} ไม่ออก`,
  big_loses: 'สูงไม่ออก',
  small_loses: 'ต่ำไม่ออก',
  added: (paid, gain) => `เพิ่ม ${paid} Ks เข้ายอดเงินเกมแล้ว (+${gain})`,
  staked: (amount) => `เดิมพันของคุณคือ ${amount} Ks`,
  contributions: ({ s, own, roll }) => `${s} (ของเรา) + ${own} (ของคุณ) = ${s + own} → ${roll}`,
  backend_error: 'เซิร์ฟเวอร์ขัดข้อง: ',
  unanswered: 'การลองอีกครั้งจะตรวจสอบผลเดิมพันเดิม ไม่เดิมพันซ้ำ',
}

export default th
