import type { Texts } from '../../platform/texts.ts'
import type en from './en.ts'

export default {
  play: '开始',
  playGame: (game: string) => `开始 ${game}`,
  opening: (game: string) => `正在打开 ${game}`,
  hot: '热门',
  hotGames: '热门游戏',
  maintenance: '维护中',
  loading: '正在加载',
  tryAgain: '重试',
  somethingWrong: '出了点问题！',
  noData: '没有数据',
  noGames: '没有找到游戏。',
  noHotGames: '暂无游戏列表。',
  noListLine: '请稍后再来，或选择其他内容。',
  loadMore: '加载更多',
  launchFailed: '游戏启动失败。',
  launchEmpty: '启动失败：没有网址或内容。',
  popupBlocked: '弹出窗口被拦截，请允许弹出窗口。',
  network: '网络错误，请重试。',
  openGame: '打开游戏',
  dismiss: '关闭此消息',
} satisfies Texts<typeof en>
