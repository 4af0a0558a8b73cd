import * as shared from '../../../../platform/sentences/zh.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  title: '确认投注',
  main_balance: shared.main_balance,
  short: (amount) => `主余额还差 ${amount} Ks。`,
  exchange: shared.exchange,
  deposit: '存款',
  numbers: '您的号码',
  odds: '赔率',
  would_pay: '可得',
  stake_on: (num) => `${num} 的注额`,
  remove: (num) => `删除 ${num}`,
  stake_min: (min) => `最低注额为 ${min} Ks`,
  add_more: '继续添加',
  total: '合计',
  total_of: (count) => `${count} 个号码合计`,
  confirm: '确认',
  confirm_sum: (sum) => `确认 ${sum} Ks`,
  sending: shared.sending,
  placed: '投注成功',
  failed: '投注失败！',
  unknown: '目前还不知道投注是否成功。',
  once: '再次确认不会重复投注。',
  your_slips: '您的投注单',
  over_limit: '超出限额的号码：',
  still_takes: (num, amount) => `${num} 还可投 ${amount} Ks`,
  takes_nothing: (num) => `${num} 已满`,
  place_rest: (total) => `投注其余号码 · ${total} Ks`,
}

export default zh
