import { useTexts } from '#platform/site/texts.ts'
import { EffectSwitches } from '../effects/effect-switches.tsx'
import { rowsOf } from '../play/queries.ts'
import { SeriesKeeper } from '../play/series/series-keeper.tsx'
import type { Game } from '../play/use-game.ts'
import { digitBetTexts } from '../texts.ts'
import styles from './bet-history.module.css'
import { HistoryTable } from './history-table.tsx'
import { Road } from './road.tsx'
import { SessionLine } from './session-line.tsx'

/** The player's rolls as a road, their bets, newest first, and what this session has brought. */
export function BetHistory({ game }: { game: Game }) {
  const texts = useTexts(digitBetTexts).history
  return (
    <>
      <EffectSwitches game={game} />
      <Road rows={rowsOf(game.history.data)} />
      <section className={styles.history} aria-labelledby="bet-history">
        <div className={styles.head}>
          <h2 id="bet-history">{texts.history}</h2>
          <SessionLine session={game.session} />
        </div>
        <HistoryTable history={game.history} />
        {game.is_member && <SeriesKeeper game={game} />}
      </section>
    </>
  )
}
