import * as shared from '../../../platform/sentences/zh.ts'
import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  back: shared.back,
  close: shared.close_dialog,
  closing: '截止',
  try_again: shared.try_again,
  loading: shared.loading,
  morning: '午场',
  evening: '傍晚场',
  early: '早场',
  afternoon: '下午场',
  closes: (time) => `${time} 截止`,
  closes_in: (clock) => `距截止 ${clock}`,
  days: (days, clock) => `${days} 天 ${clock}`,
  closed: '已截止',
  rules: '规则与赔率',
  set: 'SET',
  value: '成交额',
  network_or_server: shared.network_or_server,
}

export default zh
