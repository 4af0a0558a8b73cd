import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  title: '2D',
  live: '实时',
  not_live: '最近号码',
  live_region: '2D 实时号码',
  failed: '实时数据加载失败',
  updated: '更新时间',
  closes: (time) => `${time} 截止`,
  betting_closed: '投注已截止',
  in_time: (clock) => `剩余 ${clock}`,
  no_draw_today: (name) => `今天不开奖：${name}。`,
  weekend: '周末',
  next_draw: (day) => `下次开奖：${day}。`,
  quick_links: '2D 页面',
  history: '记录',
  winners: '每日中奖',
  holidays: '休市日',
  results: '今日开奖',
  nothing_today: '今天不开奖。',
  not_here_yet: '今日开奖会与实时号码一起显示。',
  waiting: '等待中',
  modern_internet: '现代与网络号码',
  modern: '现代',
  internet: '网络',
  no_modern_internet: '我们的数据源没有这些号码。',
  next_close: '下次截止',
  place_bet: '去投注',
  choose_time: '选择截止时间',
  choose_history: '选择记录',
  morning_history: '上午记录',
  evening_history: '傍晚记录',
  past_results: '往日开奖',
}

export default zh
