import * as shared from '../../../../platform/sentences/zh.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  deposit_network_error: '存款过程中发生错误，请重试。',
  pay_to: '请转账到此账户',
  choose_account: '选择收款账户',
  copy: shared.copy,
  copied: shared.copied,
  no_banks: '目前没有可用的存款收款账户。',
  no_banks_line: '请过几分钟再试。',
  amount_sent: '转账金额',
  reference: (digits) => `凭证号最后 ${digits} 位数字`,
  reference_hint: '位于电子钱包或银行应用中交易编号的末尾。',
  reference_short: (digits, typed) => `请输入完整的 ${digits} 位数字，您输入了 ${typed} 位。`,
  do_deposit: '存款',
  do_deposit_amount: (amount) => `存款 ${amount} Ks`,
  deposit_line: '每笔存款均由工作人员核对，您可以在记录中看到每一步。',
  deposit_done: '存款申请已提交。',
  change: '更换',
  closed: '目前暂停存款',
  closed_line: '请稍后再来。您已提交的申请仍会照常处理。',
  limit_reached: '已达到您自己设定的存款限额',
  limit_reached_line: '何时可以再次存款，请查看您的限额。',
  limits: shared.deposit_limits,
}

export default zh
