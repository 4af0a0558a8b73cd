import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  title: '中奖名单',
  refresh: '刷新',
  date: '日期',
  sessions: '场次',
  all: '全部',
  morning: '午场',
  evening: '傍晚场',
  winners: '中奖者',
  failed: '获取中奖名单失败',
  only_players: '只有玩家可以查看中奖名单。',
  no_winners: '本场无人中奖',
  no_data: '暂无数据',
  latest: '最近开奖',
  member: '会员',
  bet: '注额',
  win: '奖金',
  count: (count) => `${count} 人中奖`,
}

export default zh
