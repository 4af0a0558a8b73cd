import { useMay } from '../../platform/call/me.ts'
import { useDays } from '../../platform/filter/days.ts'
import { DaysPicker } from '../../platform/filter/days-picker.tsx'
import { useFilters } from '../../platform/page/navigation.tsx'
import { Page } from '../../platform/page/page.tsx'
import { Views } from '../../platform/page/views.tsx'
import panel from '../../platform/panel.module.css'
import { Cash } from './cash.tsx'
import { ClosingPanel } from './closing-panel.tsx'
import { Closings } from './closings.tsx'
import { Liabilities } from './liabilities.tsx'
import { Play } from './play.tsx'
import { Players } from './players.tsx'
import styles from './reports.module.css'
import { Returns } from './returns.tsx'
import { texts } from './texts.ts'

const VIEWS = [
  { value: null, label: texts.play },
  { value: 'cash', label: texts.cash },
  { value: 'players', label: texts.players },
  { value: 'liabilities', label: texts.liabilities },
]
/** Of the whole house. */
const HOUSE_VIEWS = [
  { value: 'returns', label: texts.returns },
  { value: 'closings', label: texts.closings },
]

export function ReportsScreen() {
  const sees_house = useMay('closing.read')
  const address = useFilters()
  const views = sees_house ? [...VIEWS, ...HOUSE_VIEWS] : VIEWS
  const view = views.find(({ value }) => value === address.get('view'))?.value ?? null
  const days = useDays()
  const chosen = view === 'closings' ? address.get('id') : null
  return (
    <Page
      title={texts.title}
      {...(view === 'closings' && {
        asideLabel: texts.closings,
        aside:
          chosen === null ? (
            <p className={panel.nothing}>{texts.chooseDay}</p>
          ) : (
            <ClosingPanel key={chosen} day={chosen} />
          ),
      })}
    >
      <Views label={texts.views} name="view" views={views} />
      {view === 'closings' ? (
        <Closings chosen={chosen} />
      ) : (
        <div className={styles.whole}>
          {view !== 'liabilities' && <DaysPicker {...days} />}
          {view === null && <Play days={days} />}
          {view === 'cash' && <Cash days={days} />}
          {view === 'players' && <Players days={days} />}
          {view === 'returns' && <Returns days={days} />}
          {view === 'liabilities' && <Liabilities />}
        </div>
      )}
    </Page>
  )
}
