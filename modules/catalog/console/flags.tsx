import { useMay } from '#platform/console/call/me.ts'
import form_styles from '#platform/console/form/form.module.css'
import { showOutcome } from '#platform/console/say.ts'
import { texts } from './texts.ts'

type Flag = keyof typeof texts.flags

interface FlagsProps {
  flags: Partial<Record<Flag, boolean>>
  change: (flag: Partial<Record<Flag, boolean>>) => Promise<void>
}

/** Each is saved as soon as it is set. */
export function Flags({ flags, change }: FlagsProps) {
  const may_write = useMay('catalog.write')
  const set = (name: Flag, is_so: boolean) => showOutcome(change({ [name]: is_so }), texts.saved)
  const names = (Object.keys(texts.flags) as Flag[]).filter((name) => flags[name] !== undefined)
  return (
    <div className={form_styles.boxes}>
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={flags[name] === true}
            disabled={!may_write}
            onChange={(event) => set(name, event.target.checked)}
          />
          {texts.flags[name]}
        </label>
      ))}
    </div>
  )
}
