import { useState } from 'react'
import { useMay } from '#platform/console/call/me.ts'
import { useFilters } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import { Views } from '#platform/console/page/views.tsx'
import panel from '#platform/console/panel.module.css'
import { Button } from '#ui/components/controls/button.tsx'
import { Calendar } from './calendar/calendar.tsx'
import { DaySheet } from './calendar/day-sheet.tsx'
import { Feeds } from './calendar/feeds.tsx'
import { Sessions } from './calendar/sessions.tsx'
import { DrawPanel } from './draws/draw-panel.tsx'
import { Draws } from './draws/draws.tsx'
import { OpenSheet } from './draws/open-sheet.tsx'
import { texts } from './texts.ts'
import styles from './two-d.module.css'

const VIEWS = [
  { value: null, label: texts.draws },
  { value: 'calendar', label: texts.calendar },
  { value: 'times', label: texts.times },
]
const HINTS = [
  { keys: ['J', 'K'], does: texts.next },
  { keys: ['O'], does: texts.open },
]

/** The draws of the 2D lottery, the days on which they take place, and when. */
export function TwoDScreen() {
  const address = useFilters()
  const part = address.get('part')
  const chosen_id = address.get('id')
  const shows_draws = part !== 'calendar' && part !== 'times'
  return (
    <Page
      title={texts.title}
      tools={part !== 'times' && <NewOne part={part} />}
      hints={shows_draws ? HINTS : []}
      asideLabel={texts.title}
      aside={
        shows_draws ? (
          chosen_id === null ? (
            <p className={panel.nothing}>{texts.chooseOne}</p>
          ) : (
            <DrawPanel key={chosen_id} id={chosen_id} has_link />
          )
        ) : undefined
      }
    >
      <Views label={texts.parts} name="part" views={VIEWS} forgets={['status', 'year']} />
      {shows_draws && <Draws status={address.get('status') ?? ''} />}
      {part === 'calendar' && <Calendar year={address.get('year')} />}
      {part === 'times' && (
        <div className={styles.columns}>
          <Sessions />
          <Feeds />
        </div>
      )}
    </Page>
  )
}

function NewOne({ part }: { part: string | null }) {
  const [is_open, setOpen] = useState(false)
  const may_write = useMay('two_d.write')
  if (!may_write) return null
  const is_calendar = part === 'calendar'
  return (
    <div className={styles.tools}>
      <Button size="sm" onClick={() => setOpen(true)}>
        {is_calendar ? texts.newDay : texts.newDraw}
      </Button>
      {is_open && is_calendar && <DaySheet day={null} onClose={() => setOpen(false)} />}
      {is_open && !is_calendar && <OpenSheet onClose={() => setOpen(false)} />}
    </div>
  )
}
