import { useState } from 'react'
import { useMay } from '#platform/console/call/me.ts'
import form from '#platform/console/form/form.module.css'
import { ReasonDialog } from '#platform/console/form/reason-dialog.tsx'
import type { TwoDDrawDetail } from '#two-d/contract/draws-staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { voidDraw } from '../queries.ts'
import { ResultSheet } from '../results/result-sheet.tsx'
import { texts } from '../texts.ts'
import { nameOfDraw } from './name-of-draw.ts'
import { TimesSheet } from './times-sheet.tsx'

type Action = 'result' | 'times' | 'void'

/** The actions that this caller may take on a draw in its present state. */
export function DrawActions({ draw }: { draw: TwoDDrawDetail }) {
  const [action, setAction] = useState<Action | null>(null)
  const may_declare = useMay('two_d.declare')
  const may_write = useMay('two_d.write')
  const close = () => setAction(null)
  const offered: [Action, string, boolean][] = [
    ['result', texts.enterResult, may_declare && draw.is_waiting],
    ['result', texts.correct, may_declare && draw.status === 'settled'],
    ['times', texts.changeTimes, may_write && draw.is_open],
    ['void', texts.callOff, may_declare && (draw.status === 'open' || draw.status === 'closed')],
  ]
  return (
    <>
      <div className={form.buttons}>
        {offered.map(
          ([one, label, is_offered]) =>
            is_offered && (
              <Button
                key={label}
                kind={one === 'result' && draw.is_waiting ? 'primary' : 'secondary'}
                size="sm"
                onClick={() => setAction(one)}
              >
                {label}
              </Button>
            ),
        )}
      </div>
      {action === 'result' && <ResultSheet draw={draw} onClose={close} />}
      {action === 'times' && <TimesSheet draw={draw} onClose={close} />}
      {action === 'void' && (
        <ReasonDialog
          title={texts.callOffTitle(nameOfDraw(draw))}
          submitLabel={texts.callOff}
          onClose={close}
          send={async (reason) => {
            await voidDraw(draw.id, reason)
          }}
        />
      )}
    </>
  )
}
