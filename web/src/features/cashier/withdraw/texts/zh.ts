import * as shared from '../../../../platform/sentences/zh.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  network_error: shared.network_error,
  payment_method: '收款方式',
  choose_method: '选择收款方式',
  used_before: '用过的账户',
  amount: '金额',
  all: '全部',
  over_balance: '主余额不足。',
  password: '密码',
  password_hint: '您的登录密码。',
  show_password: '显示密码',
  hide_password: '隐藏密码',
  do_withdraw: '提款',
  do_withdraw_amount: (amount) => `提款 ${amount} Ks`,
  withdraw_line: '金额会立即冻结；若无法付款，将退还给您。',
  withdraw_done: '提款申请已提交',
  pending_title: (amount, number) => `您的提款 ${amount} Ks（单号 ${number}）正在处理中。`,
  pending_line: '处理完成后才能再次提款，在此之前金额会被冻结。',
  see_log: '查看记录',
  account_name: '户名',
  closed: '目前暂停提款',
  closed_line: '请稍后再来。您的资金仍在主余额中。',
}

export default zh
