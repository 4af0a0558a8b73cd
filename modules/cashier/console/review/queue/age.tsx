import { ageOf } from '#platform/console/figures/time.ts'
import { classNames } from '#ui/components/class-names.ts'
import styles from '../detail/request.module.css'

/** At amber one of the staff should look at the request; at ruby the player has waited too long. */
const AMBER_MS = 4 * 60_000
const RUBY_MS = 6 * 60_000

export function Age({ since, now }: { since: string; now: number }) {
  const waited = now - Date.parse(since)
  return (
    <span
      className={classNames('num', styles.age, waited >= AMBER_MS && styles.late, waited >= RUBY_MS && styles.tooLate)}
    >
      {ageOf(since, now)}
    </span>
  )
}
