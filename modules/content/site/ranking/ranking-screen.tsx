import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RankingPeriod, TopWithdrawal } from '#cashier/contract/ranking.ts'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Segments } from '#ui/components/controls/segments.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { Money } from '#ui/components/display/money.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { crownFill } from '#ui/icons.ts'
import { Failure } from '../failure.tsx'
import { LacquerPanel } from '../lacquer-panel.tsx'
import page from '../page.module.css'
import { rankingQuery } from '../queries.ts'
import { contentTexts } from '../texts.ts'
import { Waiting } from '../waiting.tsx'
import styles from './ranking.module.css'

/** /ranking: who was paid out most, of this month or of today. */
export function RankingScreen() {
  const { ranking: texts } = useTexts(contentTexts)
  const month = useQuery(rankingQuery('month'))
  usePageTitle(texts.title)
  return (
    <div className={`${page.screen} ${styles.screen}`}>
      <PageHead title={texts.title} />
      {month.isPending ? <Waiting label={texts.loading} /> : <Places winner={month.data?.[0] ?? null} />}
    </div>
  )
}

/** The winner first; all of it at once, so that nothing moves when the winner comes. */
function Places({ winner }: { winner: TopWithdrawal | null }) {
  const { ranking: texts } = useTexts(contentTexts)
  const [period, setPeriod] = useState<RankingPeriod>('month')
  return (
    <>
      {winner && <Winner winner={winner} />}
      <Segments
        label={texts.title}
        items={(['month', 'today'] as const).map((name) => ({
          href: name,
          label: texts[name],
          current: name === period,
        }))}
        onSelect={(name) => setPeriod(name as RankingPeriod)}
      />
      <List period={period} />
    </>
  )
}

function Winner({ winner }: { winner: TopWithdrawal }) {
  const { ranking: texts } = useTexts(contentTexts)
  return (
    <LacquerPanel glyph={crownFill} title={texts.winner}>
      <p className={styles.name}>{winner.player_id}</p>
      <p className={`gold-number ${styles.won}`}>
        <Money amount={winner.amount} unit="MMK" />
      </p>
      <p>{texts.winner_line}</p>
    </LacquerPanel>
  )
}

/** The first three stand out. */
const HIGHLIGHTED = 3

function List({ period }: { period: RankingPeriod }) {
  const { ranking: texts } = useTexts(contentTexts)
  const { data, isPending, refetch } = useQuery(rankingQuery(period))
  if (isPending) return <Waiting label={texts.loading} />
  if (!data) return <Failure onAgain={() => void refetch()} />
  if (data.length === 0) {
    return <Empty art="gong" title={period === 'today' ? texts.none_today : texts.none_month} line={texts.none_line} />
  }
  // Behind their masks two may look alike, and have taken as much.
  const ranked = data.map((row, index) => ({ ...row, rank: index + 1 }))
  return (
    <div className={`card ${styles.list}`}>
      <table className={styles.table} aria-label={texts.top}>
        <thead>
          <tr>
            <th scope="col">{texts.rank}</th>
            <th scope="col">{texts.player}</th>
            <th scope="col" className={styles.amount}>
              {texts.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ rank, player_id, amount }) => (
            <tr key={rank} data-top={rank <= HIGHLIGHTED || undefined}>
              <td>
                <span className={`num ${styles.rank}`}>{rank}</span>
              </td>
              <td>{player_id}</td>
              <td className={styles.amount}>
                <Money amount={amount} unit="MMK" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
