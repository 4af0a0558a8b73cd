import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dataQuery } from '#platform/console/call/queries.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { FigureLink } from '#platform/console/figures/figure-link.tsx'
import {
  FIGURE_NAMES,
  FIGURES,
  type FigureName,
  LISTED_FIGURES,
  NOT_KNOWN,
  OPEN_STAKES,
  PRODUCT_NAMES,
  WORST_CASE,
} from '#platform/console/figures/figure-names.ts'
import { writeCount } from '#platform/console/figures/ledger-check.tsx'
import { type Days, writeDay } from '#platform/console/filter/days.ts'
import { Bars } from '#platform/console/page/bars.tsx'
import { Fact, Page } from '#platform/console/page/page.tsx'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'
import type { Glance, TodayAnswer, TodayReport } from '#report/contract/staff.ts'
import { Recount } from '../recount.tsx'
import { Discrepancies } from './alarms/discrepancies.tsx'
import { FullHours } from './alarms/full-hours.tsx'
import { JobAlarms } from './alarms/job-alarms.tsx'
import { ReceivablesAboveCap } from './alarms/receivables-above-cap.tsx'
import { HeldCredits } from './held-credits.tsx'
import { OwnMoney } from './own-money.tsx'
import { texts } from './texts.ts'
import styles from './today.module.css'

/** Figures of a moment, of which the last hour is added up anew: more often would be work without news. */
const POLL_MS = 15_000

const todayQuery = dataQuery<TodayAnswer>(['reports', 'today'], '/reports/today', { poll_ms: POLL_MS })

/** The day up to now, beside the day before as far as it had come. */
export function TodayScreen() {
  const { data, error, isPending, dataUpdatedAt, isError, refetch } = useQuery(todayQuery)
  return (
    <Page
      title={texts.title}
      facts={
        data && (
          <Fact>
            <b>{writeDay(data.day)}</b> Yangon
          </Fact>
        )
      }
      {...(data && { updated_at: dataUpdatedAt, is_offline: isError })}
    >
      <Discrepancies />
      <FullHours />
      <HeldCredits />
      <ReceivablesAboveCap />
      <JobAlarms />
      {isPending && <WaitingRows />}
      {!data && isError && <Failed error={error} onAgain={() => void refetch()} />}
      {data && <Figures report={data} />}
    </Page>
  )
}

function Figures({ report }: { report: TodayReport }) {
  const { day, today, yesterday, hours } = report
  const days = { from: day, to: day }
  const bar = (hour: number, amount: number) => ({ label: `${String(hour).padStart(2, '0')}:00`, amount })
  return (
    <div className={styles.scroll}>
      <Recount path="/reports/today" what={FIGURES.ngr.name} />
      <OwnMoney />
      <dl className={styles.cards}>
        {FIGURE_NAMES.map((of) => (
          <FigureCard key={of} of={of} days={days} today={today} yesterday={yesterday} />
        ))}
        <OpenStakesCard open_stakes={report.open_stakes} />
        <CountCard name={texts.bets} today={today.bets} yesterday={yesterday.bets} />
        <MoneyCard of="deposits" days={days} today={today} yesterday={yesterday} />
        <MoneyCard of="withdrawals" days={days} today={today} yesterday={yesterday} />
        <CountCard name={texts.players} today={today.players} yesterday={yesterday.players} />
        <CountCard name={texts.newPlayers} today={today.new_players} yesterday={yesterday.new_players} />
      </dl>
      <div className={styles.charts}>
        <Bars title={texts.byHour} bars={hours.map(({ hour, ggr }) => bar(hour, ggr))} />
        <Bars
          title={texts.cashByHour}
          bars={hours.map(({ hour, deposits, withdrawals }) => bar(hour, deposits - withdrawals))}
        />
      </div>
    </div>
  )
}

interface OfDays {
  days: Days
  today: Glance
  yesterday: Glance
}

const FigureCard = ({ of, days, today, yesterday }: OfDays & { of: FigureName }) => (
  <Card
    name={FIGURES[of].name}
    figure={<FigureLink of={of} days={days} amount={today[of]} />}
    before={<Amount amount={yesterday[of]} signed={FIGURES[of].is_signed} />}
    note={of === 'ngr' || of === 'commissions' ? texts.ofDayBefore : undefined}
  />
)

/** A liability of this moment: what was staked and is not decided, and what it may cost at most. */
const OpenStakesCard = ({ open_stakes }: { open_stakes: TodayReport['open_stakes'] }) => (
  <div className={styles.card}>
    <dt>{OPEN_STAKES}</dt>
    <dd className={styles.figure}>
      <Amount amount={open_stakes.amount} />
    </dd>
    {open_stakes.products.map(({ product, amount, worst_case }) => (
      <dd key={product} className={styles.before}>
        {PRODUCT_NAMES[product]} <Amount amount={amount} />, {WORST_CASE}{' '}
        {worst_case === null ? NOT_KNOWN : <Amount amount={worst_case} />}
      </dd>
    ))}
  </div>
)

const MoneyCard = ({ of, days, today, yesterday }: OfDays & { of: 'deposits' | 'withdrawals' }) => (
  <Card
    name={LISTED_FIGURES[of].name}
    figure={<FigureLink of={of} days={days} amount={today[of]} />}
    before={<Amount amount={yesterday[of]} />}
  />
)

const CountCard = ({ name, today, yesterday }: { name: string; today: number; yesterday: number }) => (
  <Card
    name={name}
    figure={<span className="num">{writeCount(today)}</span>}
    before={<span className="num">{writeCount(yesterday)}</span>}
  />
)

interface CardProps {
  name: string
  figure: ReactNode
  before: ReactNode
  note?: string | undefined
}

const Card = ({ name, figure, before, note }: CardProps) => (
  <div className={styles.card}>
    <dt>{name}</dt>
    <dd className={styles.figure}>{figure}</dd>
    <dd className={styles.before}>
      {before} {texts.yesterday}
    </dd>
    {note !== undefined && <dd className={styles.before}>{note}</dd>}
  </div>
)
