import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  correcting: (number) => `更正存款单号 ${number}`,
  line: '请勿重复转账。请更正有误之处，并附上凭证。',
  paid_to: '您转账的收款账户',
  account_gone: '此账户已停用',
  account_gone_line: '请提供此存款单号联系我们。',
  ask: (number) => `咨询存款单号 ${number}`,
}

export default zh
