import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  digit_wins: (digit) => `เลข ${digit} ชนะ`,
  big_wins: 'สูงชนะ',
  small_wins: 'ต่ำชนะ',
  digit_loses: (digit) => `เลข ${digit} ไม่ออก`,
  big_loses: 'สูงไม่ออก',
  small_loses: 'ต่ำไม่ออก',
  added: (paid, gain) => `เพิ่ม ${paid} Ks เข้ายอดเงินเกมแล้ว (+${gain})`,
  staked: (amount) => `เดิมพันของคุณคือ ${amount} Ks`,
  contributions: ({ s, own, roll }) => `${s} (ของเรา) + ${own} (ของคุณ) = ${s + own} → ${roll}`,
  backend_error: 'เซิร์ฟเวอร์ขัดข้อง: ',
  unanswered: 'การลองใหม่จะถามผลเดิมพันเดิม ไม่เดิมพันซ้ำ',
}

export default th
