import * as shared from '#platform/site/sentences/zh.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  balances: '余额',
  main: '主余额',
  game: '游戏余额',
  deposit: '存款',
  exchange: shared.exchange,
  continue_playing: '继续玩',
  first_games: '入门游戏',
  try_free: '免费试玩',
  join: '免费注册',
  join_line: '真钱赢奖，多台设备同步收藏，领取优惠活动。',
  join_now: shared.join_now,
  no_favourites: '点按游戏上的爱心，即可收藏到这里。',
  wins: {
    title: '最新中奖',
    largest_today: '今日最大奖',
    largest_week: '近7天最大奖',
    pause: '暂停滚动中奖',
    resume: '继续滚动中奖',
    now: '刚刚',
    minutes: (count) => `${count}分钟前`,
    hours: (count) => `${count}小时前`,
    days: (count) => `${count}天前`,
  },
}

export default zh
