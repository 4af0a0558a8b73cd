import * as shared from '../../../platform/sentences/mm.ts'
import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  close: shared.close_dialog,
  back: shared.back,
  deposit: 'ငွေသွင်း',
  withdraw: 'ငွေထုတ်',
  wallets: 'ပိုက်ဆံအိတ်',
  views: 'ငွေကြေး လုပ်ဆောင်ချက်',
  main_balance: shared.main_balance,
  game_balance: shared.game_balance,
  bonus_balance: shared.bonus_balance,
  held_balance: shared.held_balance,
  exchange: shared.exchange,
  try_again: shared.try_again,
  sending: shared.sending,
  something_wrong: shared.something_wrong,
  account_number: 'အကောင့်နံပါတ်',
  limits: (min, max) => `${min} မှ ${max} Ks အထိ`,
}

export default mm
