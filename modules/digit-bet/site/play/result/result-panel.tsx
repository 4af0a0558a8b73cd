import { useTexts } from '#platform/site/texts.ts'
import { YunRings } from '#ui/components/ornament/yun-rings.tsx'
import { digitBetTexts } from '../../texts.ts'
import { rowsOf } from '../queries.ts'
import type { Game } from '../use-game.ts'
import { Dial, RIM_ROLLS } from './dial.tsx'
import styles from './result-panel.module.css'
import { Told } from './told.tsx'

/** The lacquer panel: the dial with the last rolls, and beside it all that is said about this one. */
export function ResultPanel({ game }: { game: Game }) {
  const texts = useTexts(digitBetTexts)
  const rows = rowsOf(game.history.data)
  const answer = game.roll.result?.kind === 'rolled' ? game.roll.result.answer : null
  const bet = answer?.history?.[0]
  const roll = answer?.fair?.roll ?? bet?.rolledNumber ?? null
  const last = rows?.slice(0, RIM_ROLLS)
  return (
    <section className={`panel on-lacquer ${styles.panel}`}>
      <YunRings side="left" />
      <Dial
        roll={roll}
        rows={rows ?? []}
        seconds={game.seconds}
        rolling={game.roll.rolling}
        landed={roll === null ? null : (bet?.id ?? 'roll')}
      />
      {last && (
        <p className="visually-hidden">
          {texts.last_rolls}:{' '}
          {last.length === 0 ? texts.no_rolls : last.map(({ rolledNumber }) => rolledNumber ?? '–').join(', ')}
        </p>
      )}
      <Told game={game} roll={roll} />
    </section>
  )
}
