import * as shared from '../../../../platform/sentences/zh.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  title: shared.deposit_limits,
  line: '由您设定最高存款额。',
  rules: ['调低限额立即生效。', '调高限额需等待 24 小时，然后再确认。', '待处理的存款计入，已拒绝的不计入。'],
  periods: { day: '24 小时内', week: '7 天内', month: '30 天内' },
  used: (used, limit) => `${used} / ${limit} Ks`,
  paid_in: (used) => `${used} Ks`,
  limit: '限额',
  save: '保存',
  save_amount: (amount) => `保存 ${amount} Ks`,
  saving: '保存中',
  saved: '存款限额已保存。',
  remove: '不设限额',
  requested: (amount) => `您申请将限额调至 ${amount} Ks。`,
  asked_none: '您申请取消限额。',
  from: (date, time) => `${date} ${time} 起可以确认。`,
  confirm: '确认',
  keep: '保留原限额',
  net_title: '净存款',
  net_periods: { month: '本月', year: '今年', ever: '注册以来' },
  in_out: (paid, taken) => `存款 ${paid} · 提款 ${taken}`,
}

export default zh
