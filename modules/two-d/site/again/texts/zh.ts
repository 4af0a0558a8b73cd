import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  again: '再投一次',
  not_as_before: (slip_no) => `无法按投注单 ${slip_no} 原样投注的号码：`,
  closed: (num) => `${num} 停止受注`,
  at_least: (num, amount) => `${num}：最少 ${amount} Ks`,
  at_most: (num, amount) => `${num}：最多 ${amount} Ks`,
  keep: (total) => `只保留可投的 · ${total} Ks`,
  odds: (now, before) => `赔率 × ${now}，原投注单 × ${before}`,
  others: (count) => `包含之前已选的 ${count} 个号码。`,
}

export default zh
