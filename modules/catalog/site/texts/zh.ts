import * as shared from '#platform/site/sentences/zh.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  title: '游戏',
  views: '游戏视图',
  all: '全部',
  hot: '热门',
  promotions: '优惠活动',
  providers: '游戏厂商',
  go_to_list: '进入列表',
  external_games: '更多游戏',
  demo_play: '免费试玩',
  new_tab: '在新标签页打开',
  table_games: '桌面游戏',
  card_games: '纸牌游戏',
  bingo_games: '宾果游戏',

  list: {
    type: '类型',
    provider: '游戏厂商',
    sort: '排序',
    all_types: '全部类型',
    all_providers: '全部厂商',
    recommended: '推荐',
    popular: '最多人玩',
    newest: '最新',
    by_name: 'A–Z',
    favourites: '收藏',
    no_favourites: '点按游戏上的爱心，即可收藏到这里。',
  },

  demo: {
    title: '免费试玩',
    back: '返回游戏',
    heading: '这是试玩币',
    line: '每个游戏都以 1,000,000 Ks 试玩币开始。不会赢钱，也不会输钱，试玩币不能提现。',
    none: '暂无试玩游戏。',
    none_line: '您可以先看看所有游戏。',
    to_games: '前往游戏',
  },

  game_logs: {
    title: '游戏记录',
    deposit: '存款',
    withdraw: '提款',
    kinds: '记录类型',
    period: '时间',
    today: '今天',
    yesterday: '昨天',
    this_week: '本周',
    last_week: '上周',
    game: '游戏名称',
    dates: '日期',
    spins: '局数',
    spin_count: (count: string) => `${count} 局`,
    bet: '投注',
    win_loss: '输赢',
    on_hold: '冻结中：',
    none: '没有游戏记录',
    none_line: '您在这段时间玩过的游戏会列在这里。',
    failed: shared.something_wrong,
    try_again: shared.try_again,
    to_lobby: '前往游戏',
  },
}

export default zh
