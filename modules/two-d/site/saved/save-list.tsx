import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '#platform/site/language.ts'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { fieldText, refusalText } from '#platform/site/refusals/refusal-text.ts'
import { useTexts } from '#platform/site/texts.ts'
import { LIST_NAME_MAX } from '#two-d/contract/rules.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Field } from '#ui/components/controls/field.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { betsOf } from '../draft/stored-drafts.ts'
import type { Stakes } from '../rules/numbers.ts'
import { twoDTexts } from '../texts.ts'
import { TOAST_MS } from '../time/toast-time.ts'
import { savedListsQuery } from './queries.ts'
import styles from './save-list.module.css'
import { savedTexts } from './texts.ts'
import { useSave } from './use-save.ts'

/** The press that opened the sheet was for this field. */
const focus = (field: HTMLInputElement | null) => field?.focus()

/** Keeps the numbers of a slip under a name, for the next draws. */
export function SaveListSheet({ open, onClose, stakes }: OverlayProps & { stakes: Stakes }) {
  const texts = useTexts(savedTexts)
  const { close, confirm } = useTexts(twoDTexts)
  const language = useLanguage()
  const [name, setName] = useState('')
  const { data: lists = [] } = useQuery(savedListsQuery)
  const { is_saving, failure, save } = useSave()
  const replaces = lists.some((list) => list.name === name.trim())

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!(await save({ name: name.trim(), amounts: betsOf(stakes).amounts }))) return
    showToast({ text: texts.is_saved(name.trim()), kind: 'success', ms: TOAST_MS })
    onClose()
  }
  const error = () => {
    if (failure === null) return null
    if (failure === 'network_error') return texts.failed
    return fieldText(failure, 'name', language) ?? refusalText(failure, language)
  }

  return (
    <Sheet open={open} onClose={onClose} title={confirm.save_numbers} closeLabel={close}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={texts.name}
          name="name"
          value={name}
          maxLength={LIST_NAME_MAX}
          autoComplete="off"
          ref={focus}
          error={error()}
          hint={replaces ? texts.replaces : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={styles.buttons}>
          <Button kind="secondary" size="sm" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" size="sm" busy={is_saving} busyLabel={texts.saving} disabled={name.trim() === ''}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
