import { useQuery } from '@tanstack/react-query'
import type { DemoGame } from '#catalog/contract/player.ts'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useLanguage } from '#platform/site/language.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { arrowLeftRegular, infoFill } from '#ui/icons.ts'
import screen from '../games-screen.module.css'
import { WaitingGrid } from '../shared/games/waiting-grid.tsx'
import grid from '../shared/parts/grid.module.css'
import { ListFailure } from '../shared/parts/list-failure.tsx'
import { demoGamesQuery } from '../shared/rails/queries.ts'
import { gamesTexts } from '../texts.ts'
import styles from './demo-screen.module.css'
import { DemoTile } from './demo-tile.tsx'

const GAMES_HREF = '/games?tab=all'

/** /demo-play: games for anyone who has no account yet, with money that is none. */
export function DemoScreen() {
  const texts = useTexts(gamesTexts).demo
  const games = useQuery(demoGamesQuery(useLanguage()))
  usePageTitle(texts.title)
  return (
    <div className={screen.screen}>
      <PageHead
        title={texts.title}
        back={
          <Link href={GAMES_HREF} className="icon-button" aria-label={texts.back}>
            <Icon glyph={arrowLeftRegular} size={24} />
          </Link>
        }
      />
      <div className={screen.lists}>
        {games.isError && !games.data ? (
          <ListFailure onRetry={() => void games.refetch()} />
        ) : games.data?.length === 0 ? (
          <NoGames />
        ) : (
          <>
            <Notice />
            {games.data ? <Tiles games={games.data} /> : <WaitingGrid shape="games" />}
          </>
        )}
      </div>
    </div>
  )
}

function Notice() {
  const texts = useTexts(gamesTexts).demo
  return (
    <section className={`${styles.notice} on-lacquer`}>
      <Icon glyph={infoFill} size={28} />
      <div>
        <h2>{texts.heading}</h2>
        <p>{texts.line}</p>
      </div>
    </section>
  )
}

function Tiles({ games }: { games: readonly DemoGame[] }) {
  return (
    <ul className={grid.games}>
      {games.map((game) => (
        <li key={game.id}>
          <DemoTile game={game} />
        </li>
      ))}
    </ul>
  )
}

function NoGames() {
  const texts = useTexts(gamesTexts).demo
  const way_on = (
    <Link className={buttonClass()} href={GAMES_HREF}>
      {texts.to_games}
    </Link>
  )
  return <Empty art="doll" title={texts.none} line={texts.none_line} action={way_on} />
}
