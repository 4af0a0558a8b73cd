import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  bet_multiplier: 'BET MULTIPLIER',
  bet: 'BET',
  coin_value: 'COIN VALUE',
  total_bet: 'TOTAL BET',
  bet_max: 'BET MAX',
  confirm_sum: (sum) => `确认 ${sum} Ks`,
  less: '减少',
  more: '增加',
}

export default zh
