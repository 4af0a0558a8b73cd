import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  close: '关闭此对话框',
  back: '返回',
  deposit: '存款',
  withdraw: '提款',
  wallets: '钱包总览',
  views: '资金操作',
  main_balance: '主余额',
  game_balance: '游戏余额',
  bonus_balance: '红利（流水未完成）',
  held_balance: '冻结中（提款、大额奖金）',
  exchange: '互转',
  try_again: '重试',
  sending: '提交中',
  something_wrong: '出了点问题！',
  account_number: '账号',
  limits: (min, max) => `${min} 至 ${max} Ks`,
}

export default zh
