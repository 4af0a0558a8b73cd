import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  auto_title: '自动开奖',
  each_roll: ({ bet, stake }) => `${bet} · 每次 ${stake} Ks`,
  how_many: '开奖次数',
  stop_at_loss: '亏损达到以下金额时停止',
  stop_at_win: '盈利达到以下金额时停止',
  first_loss: '首次输',
  first_win: '首次赢',
  no_stop: '不停止',
  loses_at_most: (amount) => `您最多会输 ${amount} Ks。`,
  also_stops: '点击“停止”、离开本页、投注被拒绝或连接中断时也会停止。',
  start: ({ rolls, stake }) => `开始 · ${rolls} × ${stake} Ks`,
  road: '最近 50 次开奖',
  road_line: '每次开奖相互独立，过去的结果不会影响下一次。',
  effects: '声音与振动',
  sound: '声音',
  vibration: '振动',
  on: '开',
  off: '关',
}

export default zh
