import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  title: '首页',
  heading: (name: string) => `${name}：老虎机、真人娱乐、体育和自营游戏`,
  banners: '横幅',
  previous_banner: '上一张横幅',
  next_banner: '下一张横幅',
  banner_of: (place: number, count: number) => `第 ${place} 张横幅，共 ${count} 张`,
  no_banners: '暂无横幅',
  pause_line: '暂停公告',
  run_line: '继续公告',
  game_types: '游戏类型',
  new_games: '新游戏',
  favourites: '收藏',
  providers: '游戏厂商',
  own_games: '自营游戏',
  two_d: '2D 彩票',
  two_d_line: '12:00 PM, 04:30 PM',
  bet_now: '立即投注',
  results: '开奖结果',
  live: '实时',
  digit_bet: '数字投注',
  digit_bet_line: '大、小、0–9',
  shan: '掸族九点',
  shan_line: '最接近九点者胜',
  see_all: '查看全部',
  search: '搜索...',
  search_games: '搜索游戏',
  game_count: (count: number) => `${count} 款游戏`,
  ok: '确定',
  age_line: '仅限年满 18 岁的玩家。请理性娱乐。',
  legal: ['使用条款', '隐私政策', '理性游戏', '许可证'],
  provider_logo: '游戏厂商标志',
  best_viewed: '建议使用桌面浏览器（Chrome 72 或更新版本），分辨率 1280x1024 或更高。',
  copyright: (name: string) => `© 2019 ${name}。保留所有权利。`,

  next_draw: {
    closes_at: (time) => `${time} 截止`,
    left: '剩余',
    clock: ({ days, clock }) => (days === 0 ? clock : `${days} 天 ${clock}`),
  },
}

export default zh
