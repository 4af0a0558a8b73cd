import { useTexts } from '#platform/site/texts.ts'
import { Money } from '#ui/components/display/money.tsx'
import { digitBetTexts } from '../texts.ts'
import styles from './session-line.module.css'

/** The net result of this session, and how long it has lasted. Never in colour, never moving. */
export function SessionLine({ session }: { session: { net: number; minutes: number } | null }) {
  const texts = useTexts(digitBetTexts).history
  return (
    <p className={styles.line}>
      {session && (
        <>
          {texts.session_net}{' '}
          <b>
            <Money amount={session.net} signed decimals={Number.isInteger(session.net) ? 0 : 2} />
          </b>{' '}
          · <span className="num">{texts.minutes(session.minutes)}</span>
        </>
      )}
    </p>
  )
}
