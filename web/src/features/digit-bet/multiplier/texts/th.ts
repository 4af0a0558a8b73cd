import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  bet_multiplier: 'BET MULTIPLIER',
  bet: 'BET',
  coin_value: 'COIN VALUE',
  total_bet: 'TOTAL BET',
  bet_max: 'BET MAX',
  confirm_sum: (sum) => `ยืนยัน ${sum} Ks`,
  less: 'ลด',
  more: 'เพิ่ม',
}

export default th
