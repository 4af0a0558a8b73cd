import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '#platform/site/language.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf } from '#platform/site/time/yangon-time.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Segments } from '#ui/components/controls/segments.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import type { StatementPeriod } from '#wallet/contract/rules.ts'
import type { StatementSum } from '#wallet/contract/statement.ts'
import page from '../wallet-page.module.css'
import { sumsQuery } from './queries.ts'
import styles from './statement.module.css'
import { statementTexts } from './texts.ts'

/** Sums of money in and out and of play, by the month or the week; the newest is open, the others at a press. */
export function Sums() {
  const texts = useTexts(statementTexts)
  const { is_member } = useSession()
  const [by, setBy] = useState<StatementPeriod>('month')
  const [is_whole, setWhole] = useState(false)
  const { data, isError } = useQuery({ ...sumsQuery(by), enabled: is_member })
  const shown = is_whole ? data : data?.slice(0, 1)
  return (
    <section aria-label={texts.sums} className={styles.sums}>
      <Segments
        label={texts.sums}
        items={[
          { href: 'month', label: texts.by_month, current: by === 'month' },
          { href: 'week', label: texts.by_week, current: by === 'week' },
        ]}
        onSelect={(period) => setBy(period === 'week' ? 'week' : 'month')}
      />
      {shown?.map((sum) => (
        <Sum key={sum.from} sum={sum} by={by} />
      ))}
      {!shown &&
        (isError ? (
          <p className={`${page.card} ${styles.sum}`}>{texts.no_sums}</p>
        ) : (
          <Skeleton height={164} radius={20} />
        ))}
      {!is_whole && data && data.length > 1 && (
        <Button kind="tonal" size="sm" onClick={() => setWhole(true)}>
          {texts.more_sums}
        </Button>
      )}
    </section>
  )
}

function Sum({ sum, by }: { sum: StatementSum; by: StatementPeriod }) {
  const texts = useTexts(statementTexts)
  const language = useLanguage()
  const date = dateOf(`${sum.from}T05:30:00Z`, language)
  // Of a month its name and year alone: the day is always the first.
  const title = by === 'week' ? texts.week_of(date) : monthOf(date, language)
  const lines: [string, number][] = [
    [texts.deposited, sum.deposited],
    [texts.withdrawn, sum.withdrawn],
    [texts.staked, sum.staked],
    [texts.won, sum.won],
    [texts.net, sum.won - sum.staked],
  ]
  if (sum.bonuses !== 0) lines.push([texts.bonuses, sum.bonuses])
  if (sum.adjustments !== 0) lines.push([texts.adjustments, sum.adjustments])
  return (
    <div className={`${page.card} ${styles.sum}`}>
      <h2>{title}</h2>
      <dl>
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">
              {amount < 0 && '−'}
              {formatMoney(Math.abs(amount))} Ks
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** "Nov 2026" of "1 Nov 2026", and "2026年11月" of "2026年11月1日". */
const monthOf = (date: string, language: string) =>
  language === 'zh' ? date.replace(/\d+日$/, '') : date.replace(/^\d+ /, '')
