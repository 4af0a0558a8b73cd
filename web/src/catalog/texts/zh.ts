import * as shared from '../../platform/sentences/zh.ts'
import type { Texts } from '../../platform/texts.ts'
import type en from './en.ts'

export default {
  play: '进入游戏',
  playGame: (game: string) => `进入 ${game}`,
  opening: (game: string) => `正在打开 ${game}`,
  hot: '热门',
  hotGames: '热门游戏',
  maintenance: '维护中',
  loading: shared.loading,
  tryAgain: shared.try_again,
  somethingWrong: shared.something_wrong,
  noData: '没有数据',
  noGames: '没有找到游戏。',
  noHotGames: '暂无游戏列表。',
  noListLine: '请稍后再来，或选择其他内容。',
  loadMore: shared.load_more,
  launchFailed: shared.launch_failed,
  launchEmpty: '启动失败：没有网址或内容。',
  popupBlocked: shared.popup_blocked,
  network: shared.network_error,
  openGame: '打开游戏',
  dismiss: shared.close_message,
} satisfies Texts<typeof en>
