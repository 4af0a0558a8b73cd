import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  bet_multiplier: 'BET MULTIPLIER',
  bet: 'BET',
  coin_value: 'COIN VALUE',
  total_bet: 'TOTAL BET',
  bet_max: 'BET MAX',
  confirm_sum: (sum) => `${sum} Ks အတည်ပြုမည်`,
  less: 'လျှော့ရန်',
  more: 'တိုးရန်',
}

export default mm
