import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: '免费试玩',
  back: '返回游戏',
  heading: '这是试玩币',
  line: '每个游戏都以 1,000,000 Ks 试玩币开始。不会赢钱，也不会输钱，试玩币不能提现。',
  none: '暂无试玩游戏。',
  noneLine: '您可以先看看所有游戏。',
  toGames: '前往游戏',
} satisfies Texts<typeof en>
