import * as shared from '#platform/site/sentences/zh.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  favourite: (game: string) => `${game}：收藏`,
  favourites_full: (max: number) => `您已收藏 ${max} 款游戏，请先移除一款。`,
  network: shared.network_error,
}

export default zh
