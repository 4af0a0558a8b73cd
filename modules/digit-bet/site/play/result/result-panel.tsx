import { useTexts } from '#platform/site/texts.ts'
import { ResultCoin } from '#ui/components/display/result-coin.tsx'
import { YunRings } from '#ui/components/ornament/yun-rings.tsx'
import { betName } from '../../bet/bet-words.ts'
import { sideOf } from '../../bet/selection.ts'
import { digitBetTexts } from '../../texts.ts'
import type { Game } from '../use-game.ts'
import styles from './result-panel.module.css'
import { RollMark } from './roll-mark.tsx'

const LAST_ROLLS = 5

/** The lacquer panel: the coin with the countdown's ribs, the number in words, the last rolls. */
export function ResultPanel({ game }: { game: Game }) {
  const texts = useTexts(digitBetTexts)
  const rolls = game.history.data?.pages.flatMap((page) => page.data).slice(0, LAST_ROLLS)
  const answer = game.roll.result?.kind === 'rolled' ? game.roll.result.answer : null
  const roll = answer?.fair?.roll ?? answer?.history?.[0]?.rolledNumber ?? null
  return (
    <section className={`panel on-lacquer ${styles.panel}`}>
      <YunRings side="left" />
      <div className={styles.coin}>
        <ResultCoin digit={roll} ribs={game.seconds ?? undefined} size="100%" />
      </div>
      <div className={styles.facts}>
        <NumberInWords game={game} roll={roll} />
        <h2>{texts.last_rolls}</h2>
        <div className={styles.last}>
          {rolls?.length === 0 && <span className={styles.none}>{texts.no_rolls}</span>}
          {rolls?.map((row) => (
            <RollMark key={row.id} digit={row.rolledNumber} size={23} />
          ))}
        </div>
      </div>
    </section>
  )
}

function NumberInWords({ game, roll }: { game: Game; roll: number | null }) {
  const texts = useTexts(digitBetTexts)
  const { choice } = game.selection
  if (game.roll.rolling) return <Fact label={texts.rolling} value="…" />
  if (roll !== null) return <Fact label={texts.you_rolled} value={roll} unit={texts[sideOf(roll)]} />
  if (game.seconds !== null) return <Fact label={texts.rolling_in} value={game.seconds} unit={texts.seconds} />
  if (choice?.bet_type === 'digit') return <Fact label={texts.chosen} value={choice.digit} />
  if (choice) return <Fact label={texts.chosen} sentence={betName(texts, choice)} />
  return <Fact label={texts.ready} sentence={texts.ready_line} />
}

function Fact(props: { label: string; value?: number | string; unit?: string; sentence?: string }) {
  return (
    <div className={styles.fact}>
      <h2>{props.label}</h2>
      {props.sentence ? (
        <p className={styles.sentence}>{props.sentence}</p>
      ) : (
        <p className={styles.number}>
          <span className="num">{props.value}</span>
          {props.unit && <small>{props.unit}</small>}
        </p>
      )}
    </div>
  )
}
