import * as shared from '../../../../platform/sentences/zh.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  history: '投注记录',
  date: '日期',
  bet_type: '类型',
  digit_column: '数字',
  bet_amount_column: '投注金额',
  rolled: '开出',
  outcome: '结果',
  details: '详情',
  win: '赢',
  lose: '输',
  win_amount: '中奖金额',
  profit: '盈亏',
  load_more: shared.load_more,
  history_failed: '投注记录加载失败。',
  no_bets: '暂无投注',
  no_bets_line: '您投注后，记录会立即显示在这里。',
  session_net: '本次游戏',
  minutes: (minutes) => (minutes < 60 ? `${minutes} 分钟` : `${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分钟`),
}

export default zh
