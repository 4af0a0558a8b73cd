import { useMay } from '#platform/console/call/me.ts'
import { useDays } from '#platform/console/filter/days.ts'
import { DaysPicker } from '#platform/console/filter/days-picker.tsx'
import { useFilters } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import { Views } from '#platform/console/page/views.tsx'
import panel from '#platform/console/panel.module.css'
import { Cash } from './cash.tsx'
import { ClosingStatementPanel } from './day-close/closing-statement-panel.tsx'
import { ClosingStatements } from './day-close/closing-statements.tsx'
import { Liabilities } from './liabilities.tsx'
import { Play } from './play.tsx'
import { Players } from './players.tsx'
import styles from './reports.module.css'
import { ReturnToPlayer } from './rtp/rtp-report.tsx'
import { texts } from './texts.ts'

const VIEWS = [
  { value: null, label: texts.play },
  { value: 'cash', label: texts.cash },
  { value: 'players', label: texts.players },
  { value: 'liabilities', label: texts.liabilities },
]
/** Of the whole company. */
const COMPANY_VIEWS = [
  { value: 'rtp', label: texts.rtp },
  { value: 'day-close', label: texts.closingStatements },
]

export function ReportsScreen() {
  const sees_all = useMay('day_close.read')
  const address = useFilters()
  const views = sees_all ? [...VIEWS, ...COMPANY_VIEWS] : VIEWS
  const view = views.find(({ value }) => value === address.get('view'))?.value ?? null
  const days = useDays()
  const chosen = view === 'day-close' ? address.get('id') : null
  return (
    <Page
      title={texts.title}
      {...(view === 'day-close' && {
        asideLabel: texts.closingStatements,
        aside:
          chosen === null ? (
            <p className={panel.nothing}>{texts.chooseDay}</p>
          ) : (
            <ClosingStatementPanel key={chosen} day={chosen} />
          ),
      })}
    >
      <Views label={texts.views} name="view" views={views} />
      {view === 'day-close' ? (
        <ClosingStatements chosen={chosen} />
      ) : (
        <div className={styles.whole}>
          {view !== 'liabilities' && <DaysPicker {...days} />}
          {view === null && <Play days={days} />}
          {view === 'cash' && <Cash days={days} />}
          {view === 'players' && <Players days={days} />}
          {view === 'rtp' && <ReturnToPlayer days={days} />}
          {view === 'liabilities' && <Liabilities />}
        </div>
      )}
    </Page>
  )
}
