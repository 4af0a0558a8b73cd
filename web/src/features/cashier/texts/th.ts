import * as shared from '../../../platform/sentences/th.ts'
import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  close: shared.close_dialog,
  back: shared.back,
  deposit: 'ฝากเงิน',
  withdraw: 'ถอนเงิน',
  wallets: 'กระเป๋า',
  views: 'จัดการเงิน',
  main_balance: shared.main_balance,
  game_balance: shared.game_balance,
  bonus_balance: shared.bonus_balance,
  held_balance: shared.held_balance,
  exchange: shared.exchange,
  try_again: shared.try_again,
  sending: shared.sending,
  something_wrong: shared.something_wrong,
  account_number: 'เลขที่บัญชี',
  limits: (min, max) => `ตั้งแต่ ${min} ถึง ${max} Ks`,
  amount_invalid: 'กรุณากรอกจำนวนเงินให้ถูกต้อง',
  amount_too_small: (min) => `จำนวนขั้นต่ำคือ ${min} Ks`,
  amount_too_large: (max) => `จำนวนสูงสุดคือ ${max} Ks`,
}

export default th
