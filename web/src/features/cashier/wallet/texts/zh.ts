import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  wallets_line: '所有游戏都使用您的游戏余额，游戏厂商不保管您的资金。',
  main: '主余额',
  game: '游戏余额',
  user_id: '用户 ID',
  transfer: '钱包互转',
  how_to_deposit: '如何存款',
  step_account: '在“存款”中选择我们的账户，并复制账号。',
  step_pay: '用电子钱包或银行应用转账。',
  step_reference: '填写金额和凭证号最后 6 位数字。',
  step_wait: '核对转账后，款项即存入您的主余额。',
  go_deposit: '立即存款',
  history: '记录',
  wallet: '钱包',
}

export default zh
