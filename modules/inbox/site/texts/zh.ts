import * as shared from '#platform/site/sentences/zh.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  title: '通知',
  unread: '未读',
  none: '暂无通知',
  none_line: '存款、提款、红利和奖金的通知会显示在这里。',
  something_wrong: shared.something_wrong,
  try_again: shared.try_again,
  load_more: shared.load_more,
  loading: shared.loading,

  deposit_approved: (amount) => `存款 ${amount} Ks 已到账`,
  deposit_rejected: (amount) => `存款 ${amount} Ks 已被拒绝`,
  withdrawal_approved: (number, amount) => `提款单号 ${number} 已付款：${amount} Ks`,
  withdrawal_rejected: (number) => `提款单号 ${number} 已被拒绝`,
  given_back: (amount) => `${amount} Ks 已退回您的主余额。`,
  bonus_given: (amount) => `您获得红利 ${amount} Ks`,
  bonus_finished: (amount) => `红利流水已完成：${amount} Ks 已转入主余额`,
  bonus_lapsed: (amount) => `红利 ${amount} Ks 已失效`,
  bonus_ended: (amount) => `红利 ${amount} Ks 已取消`,
  slip_won: (digits, amount) => `${digits} 中奖：${amount} Ks`,
  result_corrected: (digits, amount) => `开奖结果已更正：${digits} 的 ${amount} Ks 已收回`,
  password_changed: '您的密码已修改',
  password_line: '如果不是您本人操作，请立即联系我们。',

  session: {
    early: (day) => `早场，${day}`,
    morning: (day) => `午场，${day}`,
    afternoon: (day) => `下午场，${day}`,
    evening: (day) => `傍晚场，${day}`,
  },

  reasons: {
    money_not_received: '款项尚未到账。',
    amount_differs: '到账金额与填写的金额不同。',
    reference_not_found: '找不到该凭证尾号的转账。',
    reference_used: '这些数字已用于另一笔存款。',
    account_not_found: '没有此账号的账户。',
    name_differs: '姓名与此账户不符。',
    method_closed: '此收款方式目前已关闭。',
    check_failed: '该申请未通过我们的审核。',
    other: '其他原因。',
  },
  advice: {
    money_not_received: '如果您已转账，请联系我们。',
    amount_differs: '请按实际转账金额重新申请。',
    reference_not_found: '请核对数字后重新申请。',
    reference_used: '请核对数字后重新申请。',
    account_not_found: '请核对账号后重新申请。',
    name_differs: '请使用您本人名下的账户。',
    method_closed: '请选择其他收款方式。',
    check_failed: '如有疑问，请联系我们。',
    other: '如有疑问，请联系我们。',
  },
}

export default zh
