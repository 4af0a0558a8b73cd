import type { Flag, QueueRow } from '#contract/cashier-console.ts'
import { classNames } from '#ui/class-names.ts'
import { type Glyph, Icon } from '#ui/icon.tsx'
import { checkCircleFill } from '#ui/icons/check-circle-fill.ts'
import { copySimpleFill } from '#ui/icons/copy-simple-fill.ts'
import { lockSimpleFill } from '#ui/icons/lock-simple-fill.ts'
import { userFill } from '#ui/icons/user-fill.ts'
import { warningFill } from '#ui/icons/warning-fill.ts'
import styles from './request.module.css'
import { texts } from './texts.ts'

const LOOKS: Record<Flag, { glyph: Glyph; look: string | undefined }> = {
  same_reference: { glyph: copySimpleFill, look: styles.bad },
  barred_account: { glyph: lockSimpleFill, look: styles.bad },
  new_player: { glyph: userFill, look: styles.info },
  large: { glyph: warningFill, look: styles.warn },
  player_on_hold: { glyph: lockSimpleFill, look: styles.bad },
}

/** What deserves a look before one approves, and who is at it. */
export function Flags({ row }: { row: QueueRow }) {
  const { claim, first_approval } = row
  return (
    <span className={styles.flags}>
      {row.flags.map((flag) => (
        <span key={flag} className={classNames(styles.flag, LOOKS[flag].look)} title={texts.flags[flag]}>
          <Icon glyph={LOOKS[flag].glyph} size={14} />
          <span className={styles.word}>{texts.flags[flag]}</span>
        </span>
      ))}
      {row.status === 'waiting' && first_approval && (
        <span className={classNames(styles.flag, styles.good)} title={texts.firstBy(first_approval.user_name)}>
          <Icon glyph={checkCircleFill} size={14} />
          <span className={styles.word}>{texts.oneOfTwo}</span>
        </span>
      )}
      {row.status === 'waiting' && claim && !claim.is_mine && (
        <span className={classNames(styles.flag, styles.held)} title={texts.someoneWorks(claim.user_name)}>
          <Icon glyph={lockSimpleFill} size={14} />
          <span className="visually-hidden">{texts.atWork} </span>
          <span className={classNames(styles.holder, styles.word)}>{claim.user_name}</span>
        </span>
      )}
    </span>
  )
}
