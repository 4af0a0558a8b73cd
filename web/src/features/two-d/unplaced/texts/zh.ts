import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  label: '尚未投注的号码',
  chosen: (count) => `已选 ${count} 个号码`,
  closes: (time) => `${time} 场`,
  closed: (time) => `${time} 场已截止`,
  go_on: '继续',
  next: (time) => `投注 ${time} 场`,
  drop: '移除这些号码',
  sure: '移除所有已选号码？',
  yes: '移除',
  no: '保留',
}

export default zh
