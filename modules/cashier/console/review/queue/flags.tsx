import type { RiskFlag } from '#cashier/contract/risk.ts'
import type { RiskKind } from '#cashier/contract/rules.ts'
import type { Flag, QueueRow } from '#cashier/contract/staff.ts'
import { classNames } from '#ui/components/class-names.ts'
import { type Glyph, Icon } from '#ui/components/display/icon.tsx'
import {
  arrowsLeftRightBold,
  checkCircleFill,
  clockFill,
  copySimpleFill,
  lockSimpleFill,
  monitorPlayFill,
  receiptFill,
  userFill,
  usersThreeFill,
  warningFill,
} from '#ui/icons.ts'
import styles from '../detail/request.module.css'
import { riskSentence, riskTexts } from '../risk/risk-words.ts'
import { texts } from '../texts.ts'

const LOOKS: Record<Flag, { glyph: Glyph; look: string | undefined }> = {
  same_reference: { glyph: copySimpleFill, look: styles.bad },
  barred_account: { glyph: lockSimpleFill, look: styles.bad },
  new_player: { glyph: userFill, look: styles.info },
  large: { glyph: warningFill, look: styles.warn },
  player_on_hold: { glyph: lockSimpleFill, look: styles.bad },
}

const RISK_GLYPHS: Record<RiskKind, Glyph> = {
  same_payee: usersThreeFill,
  same_device: monitorPlayFill,
  same_picture: receiptFill,
  same_address: usersThreeFill,
  pass_through: arrowsLeftRightBold,
  velocity: clockFill,
}

const wordOf = (flag: Flag, { same_reference }: QueueRow) =>
  flag === 'same_reference' && same_reference ? texts.sameReference[same_reference.level] : texts.flags[flag]

/** Two transfers may end with the same digits by chance; with more in common, or one approved, it is no chance. */
function lookOf(flag: Flag, { same_reference }: QueueRow) {
  const is_chance = flag === 'same_reference' && same_reference?.level === 'reference' && !same_reference.is_approved
  return is_chance ? styles.warn : LOOKS[flag].look
}

/** The warnings to look at before an approval, and the person who works on the request. */
export function Flags({ row, risks }: { row: QueueRow; risks: readonly RiskFlag[] }) {
  const { claim, first_approval } = row
  return (
    <span className={styles.flags}>
      {row.flags.map((flag) => {
        const word = wordOf(flag, row)
        const title = flag === 'same_reference' && row.same_reference?.is_approved ? texts.sameApproved : word
        return (
          <span key={flag} className={classNames(styles.flag, lookOf(flag, row))} title={title}>
            <Icon glyph={LOOKS[flag].glyph} size={14} />
            <span className={styles.word}>{word}</span>
          </span>
        )
      })}
      {row.status === 'waiting' &&
        risks.map((risk) => (
          <span key={risk.kind} className={classNames(styles.flag, styles.warn)} title={riskSentence(risk)}>
            <Icon glyph={RISK_GLYPHS[risk.kind]} size={14} />
            <span className={styles.word}>{riskTexts.short[risk.kind]}</span>
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
