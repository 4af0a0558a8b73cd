import * as shared from '#platform/site/sentences/zh.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  play: '进入游戏',
  play_game: (game: string) => `进入 ${game}`,
  opening: (game: string) => `正在打开 ${game}`,
  hot: '热门',
  hot_games: '热门游戏',
  maintenance: '维护中',
  loading: shared.loading,
  try_again: shared.try_again,
  something_wrong: shared.something_wrong,
  no_data: '没有数据',
  no_games: '没有找到游戏。',
  no_hot_games: '暂无游戏列表。',
  no_list_line: '请稍后再来，或选择其他内容。',
  load_more: shared.load_more,
  launch_failed: shared.launch_failed,
  launch_empty: '启动失败：没有网址或内容。',
  popup_blocked: shared.popup_blocked,
  network: shared.network_error,
  open_game: '打开游戏',
  dismiss: shared.close_message,
}

export default zh
