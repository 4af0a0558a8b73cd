import * as shared from '#platform/site/sentences/zh.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  title: '搜索',
  field: '游戏、游戏厂商、2D、页面',
  recent: '最近搜索',
  clear: '清除',
  nothing: '未找到',
  nothing_line: '请检查拼写，或前往：',
  results: (count: number) => `找到 ${count} 项`,
  lost: '无法加载搜索。',
  provider: '游戏厂商',
  page: '页面',
  loading: shared.loading,
  try_again: shared.try_again,
  close: shared.close_dialog,
  pages: {
    hot: '热门游戏',
    games: '游戏',
    demo: '免费试玩',
    two_d: '2D 彩票',
    two_d_bet: '2D 投注',
    results_2d: '2D 开奖结果',
    statistics_2d: '2D 统计',
    holidays: '2D 休市日',
    winners: '中奖名单',
    digit: '数字投注',
    shan: '掸族九点',
    promotion: '优惠活动',
    deposit: '存款',
    withdraw: '提款',
    wallet: '钱包',
    logs: '记录',
    statement: '账户明细',
    profile: '我的资料',
    ranking: '排行榜',
    videos: '视频',
    contact: '客服',
    about: '关于我们',
  },
}

export default zh
