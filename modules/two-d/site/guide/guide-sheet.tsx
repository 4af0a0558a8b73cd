import { useQuery } from '@tanstack/react-query'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useTexts } from '#platform/site/texts.ts'
import type { TwoDSession } from '#two-d/contract/player.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import rules from '#ui/components/display/rules.module.css'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { useDraws } from '../draws.ts'
import { capacityQuery } from '../queries.ts'
import { sessionLabel } from '../session.ts'
import { twoDTexts } from '../texts.ts'
import { cutoffTime } from '../time/cutoff-time.ts'
import styles from './guide-sheet.module.css'

/** Sold on every trading day; others only where the draws of the day name them. */
const DAILY: readonly TwoDSession[] = ['morning', 'evening']

/** The rules of 2D, and what each draw pays and takes as the server has it now. */
export function GuideSheet({ open, onClose }: OverlayProps) {
  const shared = useTexts(twoDTexts)
  const texts = useTexts(twoDTexts).guide
  const sessions = useDraws()?.map(({ session }) => session) ?? DAILY
  return (
    <Sheet open={open} onClose={onClose} title={shared.rules} closeLabel={shared.close}>
      <div className={`${rules.odds} ${styles.draws}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.draw}</th>
              <th scope="col">{shared.closing}</th>
              <th scope="col">{texts.odds}</th>
              <th scope="col">{texts.stake}</th>
            </tr>
          </thead>
          <tbody>
            {(sessions.length > 0 ? sessions : DAILY).map((session) => (
              <DrawRow key={session} session={session} />
            ))}
          </tbody>
        </table>
      </div>
      <ul className={rules.rules}>
        <li>{texts.number}</li>
        <li className="num">{texts.example}</li>
        <li>{texts.days}</li>
        <li>{texts.paid}</li>
        <li>{texts.in_time}</li>
        <li>{texts.limits}</li>
        <li>{texts.result}</li>
        <li>{texts.corrected}</li>
        <li>{texts.void}</li>
      </ul>
    </Sheet>
  )
}

/** Of a draw that the server does not tell of now: its time alone. */
function DrawRow({ session }: { session: TwoDSession }) {
  const { data, isError } = useQuery({ ...capacityQuery(session), refetchInterval: false })
  const unknown = isError ? '–' : <Skeleton width={44} height={16} />
  return (
    <tr>
      <th scope="row" className="num">
        {sessionLabel(session)}
      </th>
      <td className="num">{data ? cutoffTime(data.cutoff_at) : unknown}</td>
      <td className="num">{data ? `× ${data.odds}` : unknown}</td>
      <td className="num">{data ? `${formatMoney(data.stake_min)}–${formatMoney(data.stake_max)} Ks` : unknown}</td>
    </tr>
  )
}
