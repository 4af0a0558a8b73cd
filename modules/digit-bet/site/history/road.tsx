import { DIGIT_BET_PAGE_SIZE_MAX } from '#digit-bet/contract/rules.ts'
import { useTexts } from '#platform/site/texts.ts'
import { autoTexts } from '../auto/texts.ts'
import { sideOf } from '../bet/selection.ts'
import type { BetRow } from '../play/answers.ts'
import { digitBetTexts } from '../texts.ts'
import styles from './road.module.css'

/** The last fifty rolls in columns of five, the newest at the end. Its place is there before they are. */
export function Road({ rows }: { rows: readonly BetRow[] | undefined }) {
  const texts = useTexts(autoTexts)
  const { no_rolls } = useTexts(digitBetTexts)
  const newest = rows?.slice(0, DIGIT_BET_PAGE_SIZE_MAX)
  const last = newest?.flatMap((_, place) => newest.at(-1 - place) ?? [])
  return (
    <section className={styles.road} aria-labelledby="road" aria-busy={!rows}>
      <h2 id="road">{texts.road}</h2>
      <ol className={styles.rolls}>
        {last?.length === 0 && <li className={styles.none}>{no_rolls}</li>}
        {last?.map(({ id, rolledNumber }) => (
          <li
            key={id}
            className={`${styles.roll} num`}
            data-side={rolledNumber === null ? undefined : sideOf(rolledNumber)}
          >
            {rolledNumber ?? '–'}
          </li>
        ))}
      </ol>
      <p>{texts.road_line}</p>
    </section>
  )
}
