import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: '首页',
  heading: (name: string) => `${name}：老虎机、真人娱乐、体育和自营游戏`,
  banners: '横幅',
  previousBanner: '上一张横幅',
  nextBanner: '下一张横幅',
  bannerOf: (place: number, count: number) => `第 ${place} 张横幅，共 ${count} 张`,
  noBanners: '暂无横幅',
  pauseLine: '停止滚动',
  runLine: '继续滚动',
  gameTypes: '游戏类型',
  providers: '供应商',
  houseGames: '自营游戏',
  digitBet: '数字投注',
  digitBetLine: '大、小、0–9',
  seeAll: '查看全部',
  search: '搜索...',
  searchGames: '搜索游戏',
  gameCount: (count: number) => `${count} 款游戏`,
  ok: '好的',
  ageLine: '仅限年满 18 岁的玩家。请量力而行。',
  providerLogo: '供应商标志',
  bestViewed: '建议使用桌面浏览器（Chrome 72 或更新版本），分辨率 1280x1024 或更高。',
  copyright: (name: string) => `© 2019 ${name}。保留所有权利。`,
} satisfies Texts<typeof en>
