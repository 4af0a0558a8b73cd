import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  deposit_network_error: '存款过程中发生错误，请重试。',
  pay_to: '请转账到此账户',
  choose_account: '选择付款账户',
  copy: '复制',
  copied: '已复制到剪贴板',
  no_banks: '目前没有可付款的账户。',
  no_banks_line: '请稍后再来查看。',
  amount_sent: '转账金额',
  reference: (digits) => `凭证号最后 ${digits} 位数字`,
  reference_hint: '位于银行应用中交易编号的末尾。',
  reference_short: (digits, typed) => `请输入完整的 ${digits} 位数字，您输入了 ${typed} 位。`,
  do_deposit: '存款',
  do_deposit_amount: (amount) => `存款 ${amount} Ks`,
  deposit_line: '每笔存款均由工作人员核对，您可以在记录中看到每一步。',
  deposit_done: '存款提交成功。',
  change: '更换',
  closed: '目前暂停存款',
  closed_line: '请稍后再来。您已提交的申请仍会照常处理。',
  limit_reached: '已达到您自己设定的存款限额',
  limit_reached_line: '何时可以再存，请查看您的限额。',
  limits: '存款限额',
}

export default zh
