import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  wallets_line: '所有厂商的游戏都直接使用您的游戏余额，厂商不保管您的资金。',
  main: '主余额',
  game: '游戏',
  user_id: '用户 ID',
  transfer: '钱包互转',
  how_to_deposit: '如何存款',
  step_account: '在“存款”中选择我们的账户，并复制账号。',
  step_pay: '用您的银行应用转账。',
  step_reference: '填写金额和凭证号最后 6 位数字。',
  step_wait: '我们核实到账后，会存入您的主余额。记录中会显示每一步。',
  go_deposit: '立即存款',
  history: '记录',
  wallet: '钱包',
}

export default zh
