import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  title: '2D 休市日',
  weekends: '周六、周日以及下列日期不开奖。',
  years: '年份',
  failed: '无法加载休市日。',
  provisional: '待确认',
}

export default zh
