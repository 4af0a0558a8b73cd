import * as shared from '../../../platform/sentences/zh.ts'
import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  close: shared.close_dialog,
  back: shared.back,
  deposit: '存款',
  withdraw: '提款',
  wallets: '钱包总览',
  views: '资金操作',
  main_balance: shared.main_balance,
  game_balance: shared.game_balance,
  bonus_balance: shared.bonus_balance,
  held_balance: shared.held_balance,
  exchange: shared.exchange,
  try_again: shared.try_again,
  sending: shared.sending,
  something_wrong: shared.something_wrong,
  account_number: '账号',
  limits: (min, max) => `${min} 至 ${max} Ks`,
  amount_invalid: '请输入有效的金额',
  amount_too_small: (min) => `最低金额为 ${min} Ks。`,
  amount_too_large: (max) => `最高金额为 ${max} Ks。`,
}

export default zh
