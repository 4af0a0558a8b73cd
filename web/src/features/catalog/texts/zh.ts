import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: '游戏',
  views: '游戏视图',
  all: '全部',
  hot: '热门',
  promotions: '优惠活动',
  providers: '游戏厂商',
  goToList: '进入列表',
  externalGames: '更多游戏',
  demoPlay: '免费试玩',
  newTab: '在新标签页打开',
  tableGames: '桌面游戏',
  cardGames: '纸牌游戏',
  bingoGames: '宾果游戏',
} satisfies Texts<typeof en>
