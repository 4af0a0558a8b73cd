import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  title: '2D',
  live: '实时',
  not_live: '最近号码',
  live_region: '2D 实时号码',
  failed: '实时数据加载失败',
  updated: '更新时间',
  betting_closed: '投注已截止',
  in_time: (clock) => `剩余 ${clock}`,
  no_draw_today: (name) => `今天不开奖：${name}。`,
  weekend: '周末',
  next_draw: (day) => `下次开奖：${day}。`,
  quick_links: '2D 页面',
  history: '记录',
  winners: '中奖名单',
  holidays: '休市日',
  results: '今日开奖',
  nothing_today: '今天不开奖。',
  not_here_yet: '今日开奖会与实时号码一起显示。',
  waiting: '等待中',
  modern_internet: 'Modern 与 Internet',
  modern: 'Modern',
  internet: 'Internet',
  no_modern_internet: '我们的数据源没有这些号码。',
  next_close: '下次截止',
  place_bet: '去投注',
  choose_time: '选择场次',
  choose_history: '选择记录',
  morning_history: '午场记录',
  evening_history: '傍晚记录',
  past_results: '往日开奖',
}

export default zh
