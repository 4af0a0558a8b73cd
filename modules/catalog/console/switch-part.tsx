import { useState } from 'react'
import { useMay } from '#platform/console/call/me.ts'
import { ReasonDialog } from '#platform/console/form/reason-dialog.tsx'
import { sayDone, showOutcome } from '#platform/console/say.ts'
import { Button } from '#ui/components/controls/button.tsx'
import styles from './catalog.module.css'
import { turn } from './queries.ts'
import { texts } from './texts.ts'

/** The switch of a provider or a game: quicker and stronger than hiding it. */
export function SwitchPart({ one }: { one: { name: string; target: string; is_on: boolean } }) {
  const may_switch = useMay('switches.write')
  const [is_asking, setAsking] = useState(false)
  if (!may_switch) return null
  return (
    <section className={styles.switch}>
      <p>{texts.switchLine}</p>
      <Button
        kind={one.is_on ? 'danger' : 'tonal'}
        size="sm"
        onClick={() => (one.is_on ? setAsking(true) : showOutcome(turn(one.target, true), texts.saved))}
      >
        {one.is_on ? texts.switchOff : texts.switchOn}
      </Button>
      {is_asking && (
        <ReasonDialog
          title={texts.askOff(one.name)}
          submitLabel={texts.switchOff}
          onClose={() => setAsking(false)}
          send={async (reason) => {
            await turn(one.target, false, reason)
            sayDone(texts.saved)
          }}
        />
      )}
    </section>
  )
}
