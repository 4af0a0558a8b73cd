import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useLanguage } from '#platform/site/language.ts'
import { Link, useQuery as useAddressQuery } from '#platform/site/navigation.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button, buttonClass } from '#ui/components/controls/button.tsx'
import { Segments } from '#ui/components/controls/segments.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { gamesTexts } from '../texts.ts'
import styles from './game-logs-screen.module.css'
import { LogTable } from './log-table.tsx'
import { gameLogQuery, parsePeriod } from './queries.ts'

/** /information?tab=logs&type=game_logs: what the player did in each game of a period. */
export function GameLogsScreen() {
  const texts = useTexts(gamesTexts).game_logs
  const { is_member } = useSession()
  const period = parsePeriod(useAddressQuery('period'))
  const log = useQuery({ ...gameLogQuery(useLanguage(), period), enabled: is_member })
  usePageTitle(texts.title)
  const periods = [
    { name: 'today', label: texts.today },
    { name: 'yesterday', label: texts.yesterday },
    { name: 'this_week', label: texts.this_week },
    { name: 'last_week', label: texts.last_week },
  ] as const
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{texts.title}</h1>
      <div className={styles.block}>
        <Segments
          label={texts.kinds}
          items={[
            { href: '/information?tab=logs&type=deposit', label: texts.deposit, current: false },
            { href: '/information?tab=logs&type=withdraw', label: texts.withdraw, current: false },
            { href: '/information?tab=logs&type=game_logs', label: texts.title, current: true },
          ]}
          renderLink={(link) => <Link {...link} />}
        />
        <Segments
          label={texts.period}
          items={periods.map(({ name, label }) => ({
            href: `/information?tab=logs&type=game_logs&period=${name}`,
            label,
            current: name === period,
          }))}
          renderLink={(link) => <Link {...link} />}
        />
        {log.data?.length === 0 ? (
          <div role="status">
            <Empty
              art="doll"
              title={texts.none}
              line={texts.none_line}
              action={
                <Link className={buttonClass()} href="/?type=hot">
                  {texts.to_lobby}
                </Link>
              }
            />
          </div>
        ) : log.isError && !log.data ? (
          <div role="alert">
            <Empty
              art="umbrella"
              title={texts.failed}
              action={<Button onClick={() => void log.refetch()}>{texts.try_again}</Button>}
            />
          </div>
        ) : (
          <LogTable rows={log.data} />
        )}
      </div>
    </div>
  )
}
