import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  title: '2D 开奖结果',
  day: '日期',
  last_days: '往日',
  failed: '无法加载开奖结果。',
  none: '当天没有开奖结果',
  none_yet: '暂无开奖结果',
  corrected: '已更正',
}

export default zh
