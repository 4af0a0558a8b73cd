import { useQuery } from '@tanstack/react-query'
import { momentOf } from '#platform/console/figures/time.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'
import panel from '#platform/console/panel.module.css'
import type { TwoDDrawDetail } from '#two-d/contract/draws-staff.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { drawQuery } from '../queries.ts'
import { ResultReports } from '../results/result-reports.tsx'
import { texts } from '../texts.ts'
import styles from '../two-d.module.css'
import { DrawActions } from './draw-actions.tsx'
import { DrawState } from './draw-state.tsx'
import { nameOfDraw } from './name-of-draw.ts'

/** `has_link`: the way to its numbers and ledger, where they are not beside it already. */
export function DrawPanel({ id, has_link }: { id: string; has_link: boolean }) {
  const { data, error, isPending, refetch } = useQuery(drawQuery(id))
  if (isPending) return <WaitingRows rows={6} />
  if (!data) return <Failed error={error} onAgain={() => void refetch()} />
  return <Draw draw={data} has_link={has_link} />
}

function Draw({ draw, has_link }: { draw: TwoDDrawDetail; has_link: boolean }) {
  const facts = [
    [texts.cutoff, momentOf(draw.cutoff_at)],
    [texts.drawn, momentOf(draw.draws_at)],
    [texts.odds, `${draw.odds} ×`],
    [texts.stakes, texts.stakeRange(formatMoney(draw.stake_min), formatMoney(draw.stake_max))],
    [texts.numberLimit, `${formatMoney(draw.default_number_limit)} Ks`],
    ...(draw.void_reason === null ? [] : [[texts.why, draw.void_reason]]),
  ]
  return (
    <div className={panel.panel}>
      <div className={styles.head}>
        <h2 aria-live="polite">{nameOfDraw(draw)}</h2>
        <DrawState draw={draw} />
      </div>
      {draw.number !== null && (
        <p className={styles.result} aria-label={`${texts.number} ${draw.number}`}>
          <b className="num">{draw.number}</b>
          {draw.version > 1 && <span>{texts.version(draw.version)}</span>}
        </p>
      )}
      <dl className={panel.facts}>
        {facts.flatMap(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </dl>
      {has_link && (
        <Link href={`/two-d/draws/${draw.id}`} className={buttonClass({ kind: 'secondary', size: 'sm' })}>
          {texts.openDraw}
        </Link>
      )}
      <DrawActions draw={draw} />
      <ResultReports draw={draw} />
    </div>
  )
}
