import type { ReactNode } from 'react'
import { momentOf } from '#platform/console/figures/time.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import type { PlayerOverview } from '#player-admin/contract/timeline.ts'
import { ProgressBar } from '#ui/components/controls/progress-bar.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import styles from './page.module.css'
import { timelineTexts as texts } from './texts.ts'

interface PartProps {
  title: string
  /** Said of a part without rows. */
  nothing: string
  rows: ReactNode[]
}

function Part({ title, nothing, rows }: PartProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {rows.length === 0 ? <p>{nothing}</p> : <ul className={styles.part}>{rows}</ul>}
    </section>
  )
}

export function Bonuses({ bonuses }: Pick<PlayerOverview, 'bonuses'>) {
  const rows = bonuses.map(({ id, title, amount, staked, goal, status, ends_at }) => {
    const words = texts.wagered(formatMoney(staked), formatMoney(goal))
    return (
      <li key={id}>
        <b>
          {title}, {formatMoney(amount)} Ks
        </b>
        {status === 'open' && <ProgressBar value={staked} max={Math.max(goal, 1)} label={words} />}
        <small>
          {status === 'open' ? `${words}, ${texts.until(momentOf(ends_at))}` : (texts.states[status] ?? status)}
        </small>
      </li>
    )
  })
  return <Part title={texts.bonuses} nothing={texts.noBonuses} rows={rows} />
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
