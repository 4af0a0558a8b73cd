import { useQuery } from '@tanstack/react-query'
import { type RailPlan, railPlanKey } from '#catalog/contract/rules.ts'
import { type MyGame, myGamesQuery } from '#catalog/site/shared/my-games/queries.ts'
import { SectionHead } from '#catalog/site/shared/parts/section-head.tsx'
import { demoGamesQuery, railsQuery } from '#catalog/site/shared/rails/queries.ts'
import rail from '#catalog/site/shared/rails/rail.module.css'
import { Rail } from '#catalog/site/shared/rails/rail.tsx'
import { ShanTile } from '#catalog/site/shared/rails/shan-tile.tsx'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { SeeAll } from '../rails/see-all.tsx'
import { startTexts } from './texts.ts'

interface RailContent {
  title: string
  games: readonly MyGame[]
  /** Where the list goes on; null where it is whole. */
  href: string | null
}

/** A member goes on with the last games, a guest tries some for free; where there is neither, hot games begin. */
export function StartRail({ is_member }: { is_member: boolean }) {
  const texts = useTexts(startTexts)
  const language = useLanguage()
  const mine = useQuery(myGamesQuery(language, is_member))
  const trials = useQuery({ ...demoGamesQuery(language), enabled: !is_member })
  const rails = useQuery(railsQuery(language))
  // Home has asked for it: its query, named here, would be in the first script of every page.
  const { data: plan } = useQuery<RailPlan>({ queryKey: railPlanKey, enabled: false })

  const recent = mine.data?.recent ?? []
  const last_games = recent.flatMap(({ game }) => game ?? [])
  const plays_shan = is_member && recent.some(({ own_game }) => own_game === 'shan')
  const known = chosen()
  // A platform without games has no rail, and its document no place for one.
  if (plan?.types.length === 0 && !plays_shan) return null
  return (
    <section>
      <SectionHead title={known?.title ?? ''} aside={known?.href && <SeeAll href={known.href} of={known.title} />} />
      {known ? (
        <Rail label={known.title} games={known.games} first={plays_shan ? <ShanTile /> : undefined} is_in_view />
      ) : (
        <div className={rail.place} />
      )}
    </section>
  )

  function chosen(): RailContent | null {
    if (is_member && (last_games.length > 0 || plays_shan))
      return { title: texts.continue_playing, games: last_games, href: null }
    if (is_member ? mine.isPending : trials.isPending) return null
    if (!is_member && trials.data?.length) return { title: texts.try_free, games: trials.data, href: '/demo-play' }
    if (!rails.data) return null
    const { hot, types } = rails.data
    return { title: texts.first_games, games: hot.length > 0 ? hot : (types[0]?.games ?? []), href: '/?type=hot' }
  }
}
