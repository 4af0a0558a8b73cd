import { useQuery } from '@tanstack/react-query'
import type { GameRails } from '#catalog/contract/my-games.ts'
import { RAIL_MAX } from '#catalog/contract/rules.ts'
import { type MyGame, myGamesQuery } from '#catalog/site/shared/my-games/queries.ts'
import { railsQuery } from '#catalog/site/shared/rails/queries.ts'
import { Rail } from '#catalog/site/shared/rails/rail.tsx'
import { useLanguage } from '#platform/site/language.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { heartBold } from '#ui/icons.ts'
import { startTexts } from '../start/texts.ts'
import type { RailOf } from './home-rail.ts'
import styles from './rail-games.module.css'
import { RailPlace } from './rail-place.tsx'

/** The games of one rail of home. */
export function RailGames({ of, label }: { of: RailOf; label: string }) {
  const language = useLanguage()
  const { is_member } = useSession()
  const rails = useQuery(railsQuery(language))
  const mine = useQuery({ ...myGamesQuery(language, is_member), enabled: of === 'favourites' })
  const games = of === 'favourites' ? mine.data?.favourites : rails.data && gamesOf(rails.data, of)
  if (!games) return <RailPlace />
  if (games.length === 0) return of === 'favourites' ? <NoFavourites /> : null
  return <Rail label={label} games={games.slice(0, RAIL_MAX)} tells_hot={of !== 'hot'} />
}

function gamesOf(rails: GameRails, of: Exclude<RailOf, 'favourites'>): readonly MyGame[] {
  if (of === 'hot' || of === 'new') return rails[of]
  return rails.types.find(({ id }) => id === of)?.games ?? []
}

/** Says how one becomes a favourite, in the place of the rail. */
function NoFavourites() {
  const texts = useTexts(startTexts)
  return (
    <p className={styles.none}>
      <Icon glyph={heartBold} size={24} />
      {texts.no_favourites}
    </p>
  )
}
