import { useQueries } from '@tanstack/react-query'
import type { Game, GameType } from '#contract/catalog/player.ts'
import { Empty } from '#ui/components/display/empty.tsx'
import { ThumbnailGrid } from '../../catalog/games/thumbnail-grid.tsx'
import { WaitingGrid } from '../../catalog/games/waiting-grid.tsx'
import { SectionHead } from '../../catalog/parts/section-head.tsx'
import { allGamesQuery } from '../../catalog/queries.ts'
import { catalogTexts } from '../../catalog/texts.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'

/** The fixed set of pictures of the sport book, in this order. */
const PROVIDERS = ['SBO', 'UG', 'IBC', 'S']

/** The sport book: one picture for each maker of odds. It opens the maker's first game. */
export function SportBook({ type }: { type: GameType }) {
  const texts = useTexts(catalogTexts)
  const language = useLanguage()
  const makers = PROVIDERS.flatMap((code) => type.providers.find((provider) => provider.code === code) ?? [])
  const queries = makers.map((maker) => allGamesQuery({ language, type: type.code, provider: maker.code }))
  const answers = useQueries({ queries })
  const entries = makers.flatMap((maker, index): Game[] => {
    const first = answers[index]?.data?.[0]
    return first ? [{ ...first, game_name: maker.short_name, img: maker.img ?? first.img, is_hot: false }] : []
  })
  return (
    <section>
      <SectionHead title={type.name} />
      {answers.some((answer) => answer.isPending) ? (
        <WaitingGrid shape="thumbnails" />
      ) : entries.length > 0 ? (
        <ThumbnailGrid games={entries} />
      ) : (
        <Empty art="doll" title={texts.no_games} line={texts.no_list_line} />
      )}
    </section>
  )
}
