import { type ReactNode, useState } from 'react'
import { useMay } from '#platform/console/call/me.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import type { PlayerOverview } from '#player-admin/contract/timeline.ts'
import type { PlayerBonus } from '#promotion/contract/staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { ProgressBar } from '#ui/components/controls/progress-bar.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { BonusChangeSheet } from '../bonus-change-sheet.tsx'
import styles from './page.module.css'
import { timelineTexts as texts } from './texts.ts'

interface PartProps {
  title: string
  /** Said of a part without rows. */
  nothing: string
  rows: ReactNode[]
}

export function Part({ title, nothing, rows }: PartProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {rows.length === 0 ? <p>{nothing}</p> : <ul className={styles.part}>{rows}</ul>}
    </section>
  )
}

interface BonusesProps extends Pick<PlayerOverview, 'bonuses'> {
  player_id: string
  /** The reader is this player. */
  is_own: boolean
}

export function Bonuses({ bonuses, player_id, is_own }: BonusesProps) {
  const [changed, setChanged] = useState<PlayerBonus | null>(null)
  const may_change = useMay('players.adjust_balance') && !is_own
  const rows = bonuses.map((bonus) => (
    <li key={bonus.id}>
      <Bonus bonus={bonus} />
      {may_change && bonus.status === 'open' && bonus.pending_change === null && (
        <div>
          <Button kind="secondary" size="sm" onClick={() => setChanged(bonus)}>
            {texts.changeBonus}
          </Button>
        </div>
      )}
    </li>
  ))
  return (
    <>
      <Part title={texts.bonuses} nothing={texts.noBonuses} rows={rows} />
      {changed && <BonusChangeSheet player_id={player_id} bonus={changed} onClose={() => setChanged(null)} />}
    </>
  )
}

function Bonus({ bonus: { title, amount, staked, goal, status, ends_at, pending_change } }: { bonus: PlayerBonus }) {
  const words = texts.wagered(formatMoney(staked), formatMoney(goal))
  return (
    <>
      <b>
        {title}, {formatMoney(amount)} Ks
      </b>
      {status === 'open' && <ProgressBar value={staked} max={Math.max(goal, 1)} label={words} />}
      <small>
        {status === 'open' ? `${words}, ${texts.until(momentOf(ends_at))}` : (texts.states[status] ?? status)}
      </small>
      {pending_change && (
        <small>
          {texts.changeWaits[pending_change.change](pending_change.days ?? 0)}{' '}
          <Link href="/approvals" className={styles.link}>
            {texts.approvals}
          </Link>
        </small>
      )}
    </>
  )
}

export function Payees({ payees }: Pick<PlayerOverview, 'payees'>) {
  const rows = payees.map(({ account_number, account_name, payment_type, last_at, others }) => (
    <li key={`${payment_type} ${account_number}`}>
      <b className="num">{account_number}</b>
      <small>
        {payment_type}, {account_name}, {momentOf(last_at)}
      </small>
      {others.length > 0 && (
        <small>
          {texts.alsoOf}{' '}
          {others.map(({ id, name }) => (
            <Link key={id} href={`/players/${id}`} className={styles.link}>
              {name}
            </Link>
          ))}
        </small>
      )}
    </li>
  ))
  return <Part title={texts.payees} nothing={texts.noPayees} rows={rows} />
}

export function Devices({ devices }: Pick<PlayerOverview, 'devices'>) {
  const rows = devices.map(({ browser, system, address, last_at, sessions }) => (
    <li key={`${browser} ${system} ${address} ${last_at}`}>
      <b>{[browser, system].filter((one) => one !== null).join(', ') || texts.unknownDevice}</b>
      <small>
        <span className="num">{address}</span>, {texts.times(sessions)}, {momentOf(last_at)}
      </small>
    </li>
  ))
  return <Part title={texts.devices} nothing={texts.noDevices} rows={rows} />
}

export function Limits({ deposit_limits }: Pick<PlayerOverview, 'deposit_limits'>) {
  const rows = deposit_limits.flatMap(({ period, amount, used }) =>
    amount === null
      ? []
      : [
          <li key={period}>
            <b>{texts.limit[period]}</b>
            <small>{texts.used(formatMoney(used), formatMoney(amount))}</small>
          </li>,
        ],
  )
  return <Part title={texts.limits} nothing={texts.noLimits} rows={rows} />
}
