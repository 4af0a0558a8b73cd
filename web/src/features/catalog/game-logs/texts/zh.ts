import * as shared from '../../../../platform/sentences/zh.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: '游戏记录',
  deposit: '存款',
  withdraw: '提款',
  kinds: '记录类型',
  period: '时间',
  today: '今天',
  yesterday: '昨天',
  thisWeek: '本周',
  lastWeek: '上周',
  game: '游戏名称',
  dates: '日期',
  spins: '局数',
  spinCount: (count: string) => `${count} 局`,
  bet: '投注',
  winLoss: '输赢',
  onHold: '冻结中：',
  none: '没有游戏记录',
  noneLine: '您在这段时间玩过的游戏会列在这里。',
  failed: shared.something_wrong,
  tryAgain: shared.try_again,
  toLobby: '前往游戏',
} satisfies Texts<typeof en>
