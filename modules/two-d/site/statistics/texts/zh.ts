import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  title: '2D 统计',
  no_forecast: '往期开奖对下一场开奖没有任何预示。',
  draws: '统计的场次',
  all: '全部场次',
  span: (count, from, until) => `${count} 场，${from} – ${until}`,
  measure: '号码格显示的内容',
  often: '出现次数',
  ago: '多久未出',
  often_line: '每个号码出现的次数。',
  ago_line: '每个号码上次出现距今的场数；– 表示一年内未出现。',
  as_table: '以表格显示',
  times: '次数',
  last_on: '上次出现',
  draws_ago: '距今场数',
  heads: '头位数字',
  tails: '尾位数字',
  one_digit: '数字',
  doubles_of: (count, draws) => `${draws} 场中 ${count} 次`,
  failed: '无法加载统计。',
}

export default zh
