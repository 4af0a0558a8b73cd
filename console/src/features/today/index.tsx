import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Glance, TodayAnswer, TodayReport } from '#contract/report-console.ts'
import { askFor } from '../../platform/call/ask.ts'
import { Amount } from '../../platform/figures/amount.tsx'
import { LedgerCheck, writeCount } from '../../platform/figures/ledger-check.tsx'
import { TransfersLink } from '../../platform/figures/transfers-link.tsx'
import { type Days, writeDay } from '../../platform/filter/days.ts'
import { Bars } from '../../platform/page/bars.tsx'
import { Fact, Page } from '../../platform/page/page.tsx'
import { Failed, WaitingRows } from '../../platform/page/states.tsx'
import { texts } from './texts.ts'
import styles from './today.module.css'

/** Figures of a moment, put together from the ledger's rows: more often would be work without news. */
const POLL_MS = 15_000

const todayQuery = askFor<TodayAnswer>(['reports', 'today'], '/reports/today', { poll_ms: POLL_MS })

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
      {isPending && <WaitingRows />}
      {!data && isError && <Failed error={error} onAgain={() => void refetch()} />}
      {data && <Figures report={data} />}
    </Page>
  )
}

function Figures({ report }: { report: TodayReport }) {
  const { day, today, yesterday, hours, check } = report
  const days = { from: day, to: day }
  const bar = (hour: number, amount: number) => ({ label: `${String(hour).padStart(2, '0')}:00`, amount })
  return (
    <div className={styles.scroll}>
      <LedgerCheck check={check} what={texts.net} />
      <dl className={styles.cards}>
        <MoneyCard name={texts.net} of="net" what="play" days={days} today={today} yesterday={yesterday} />
        <MoneyCard name={texts.staked} of="staked" what="play" days={days} today={today} yesterday={yesterday} />
        <MoneyCard name={texts.returned} of="returned" what="play" days={days} today={today} yesterday={yesterday} />
        <CountCard name={texts.bets} today={today.bets} yesterday={yesterday.bets} />
        <MoneyCard
          name={texts.deposits}
          of="deposits"
          what="deposits"
          days={days}
          today={today}
          yesterday={yesterday}
        />
        <MoneyCard
          name={texts.withdrawals}
          of="withdrawals"
          what="withdrawals"
          days={days}
          today={today}
          yesterday={yesterday}
        />
        <CountCard name={texts.players} today={today.players} yesterday={yesterday.players} />
        <CountCard name={texts.newPlayers} today={today.new_players} yesterday={yesterday.new_players} />
      </dl>
      <div className={styles.charts}>
        <Bars title={texts.byHour} bars={hours.map(({ hour, net }) => bar(hour, net))} />
        <Bars
          title={texts.cashByHour}
          bars={hours.map(({ hour, deposits, withdrawals }) => bar(hour, deposits - withdrawals))}
        />
      </div>
    </div>
  )
}

interface MoneyCardProps {
  name: string
  of: 'net' | 'staked' | 'returned' | 'deposits' | 'withdrawals'
  what: string
  days: Days
  today: Glance
  yesterday: Glance
}

function MoneyCard({ name, of, what, days, today, yesterday }: MoneyCardProps) {
  const is_net = of === 'net'
  return (
    <Card
      name={name}
      figure={
        <TransfersLink days={days} filters={{ what }}>
          <Amount amount={today[of]} signed={is_net} />
        </TransfersLink>
      }
      before={<Amount amount={yesterday[of]} signed={is_net} />}
    />
  )
}

const CountCard = ({ name, today, yesterday }: { name: string; today: number; yesterday: number }) => (
  <Card
    name={name}
    figure={<span className="num">{writeCount(today)}</span>}
    before={<span className="num">{writeCount(yesterday)}</span>}
  />
)

const Card = ({ name, figure, before }: { name: string; figure: ReactNode; before: ReactNode }) => (
  <div className={styles.card}>
    <dt>{name}</dt>
    <dd className={styles.figure}>{figure}</dd>
    <dd className={styles.before}>
      {before} {texts.yesterday}
    </dd>
  </div>
)
