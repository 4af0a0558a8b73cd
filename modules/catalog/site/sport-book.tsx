import { useQueries } from '@tanstack/react-query'
import type { Game, GameType } from '#catalog/contract/player.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Empty } from '#ui/components/display/empty.tsx'
import { ThumbnailGrid } from './shared/games/thumbnail-grid.tsx'
import { WaitingGrid } from './shared/games/waiting-grid.tsx'
import { SectionHead } from './shared/parts/section-head.tsx'
import { allGamesQuery } from './shared/queries.ts'
import { catalogTexts } from './shared/texts.ts'

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
