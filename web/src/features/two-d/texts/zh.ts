import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  back: '返回',
  close: '关闭此对话框',
  closing: '截止',
  try_again: '重试',
  loading: '加载中',
  morning: '上午场',
  evening: '傍晚场',
  early: '早场',
  afternoon: '下午场',
  closes_in: (clock) => `${clock} 后截止`,
  days: (days, clock) => `${days} 天 ${clock}`,
  closed: '已截止',
  set: 'SET',
  value: '成交额',
  network_or_server: '网络或服务器错误',
}

export default zh
