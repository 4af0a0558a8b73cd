import { useState } from 'react'
import type { EditingBody, EditingItem, EditingKind } from '#editing/contract/staff.ts'
import form from '#platform/console/form/form.module.css'
import { useForm } from '#platform/console/form/use-form.ts'
import { navigate, withFilters } from '#platform/console/page/navigation.tsx'
import panel from '#platform/console/panel.module.css'
import { sayDone } from '#platform/console/say.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Note } from '#ui/components/display/note.tsx'
import styles from './content.module.css'
import { EditedField } from './edited-field.tsx'
import { Pictures } from './preview/pictures.tsx'
import { Preview } from './preview/preview.tsx'
import { changeItem, createItem } from './queries.ts'
import { readValues } from './read-values.ts'
import { texts } from './texts.ts'
import { VideoButton } from './video/video-button.tsx'

interface ItemPanelProps {
  kind: EditingKind
  /** Null for the one that is being added. */
  item: EditingItem | null
  may_write: boolean
}

/** One of them: as players see it, its pictures, and its fields. */
export function ItemPanel({ kind, item, may_write }: ItemPanelProps) {
  const [typed, setTyped] = useState<EditingItem['values']>(item?.values ?? {})
  // The form does not send locked fields: their values go back as they came.
  const read = (values: FormData) => {
    const open = kind.fields.filter(({ is_locked }) => !is_locked)
    return { ...item?.values, ...readValues(open, values) }
  }
  const {
    form: element,
    fault,
    sentence,
    is_busy,
    submit,
  } = useForm(async (values) => {
    const body: EditingBody = { is_on: kind.has_fixed_items || values.get('is_on') !== null, values: read(values) }
    if (item) await changeItem(kind.key, item.id, body)
    else navigate(withFilters({ id: String((await createItem(kind.key, body)).id) }), { replace: true })
    sayDone(texts.saved)
  })
  return (
    <div className={panel.panel}>
      <h2>{item ? `${kind.label}: ${item.id}` : texts.add(kind.label)}</h2>
      <Preview kind={kind} item={item} values={typed} />
      {item && kind.file === 'video' && may_write && (
        <section className={styles.video} aria-label={texts.video}>
          <VideoButton kind={kind} item={item} label={texts.otherVideo} onDone={() => {}} />
          <p className={styles.line}>{texts.videoLine}</p>
        </section>
      )}
      {item && kind.pictures !== 'none' && may_write && <Pictures kind={kind} item={item} />}
      <form
        ref={element}
        className={form.form}
        noValidate
        onSubmit={submit}
        onChange={(event) => setTyped(read(new FormData(event.currentTarget)))}
      >
        {sentence && <Note kind="error">{sentence}</Note>}
        {kind.key === 'pages' && <p className={styles.line}>{texts.pageLine}</p>}
        {kind.fields.map((field) => (
          <EditedField
            key={field.name}
            field={field}
            value={item?.values[field.name] ?? null}
            is_off={!may_write || field.is_locked}
            error={fault(field.name)}
          />
        ))}
        {may_write && kind.fields.some(({ is_locked }) => is_locked) && <Note kind="info">{texts.locked}</Note>}
        {!kind.has_fixed_items && (
          <div className={form.boxes}>
            <label>
              <input type="checkbox" name="is_on" defaultChecked={item?.is_on ?? true} disabled={!may_write} />
              {texts.isOn}
            </label>
          </div>
        )}
        {may_write && (
          <Button type="submit" wide busy={is_busy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        )}
      </form>
    </div>
  )
}
