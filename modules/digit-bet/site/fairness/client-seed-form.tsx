import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Refusal } from '#platform/site/calls/api.ts'
import { useLanguage } from '#platform/site/language.ts'
import { fieldText, refusalText } from '#platform/site/refusals/refusal-text.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Field } from '#ui/components/controls/field.tsx'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { seriesQuery } from '../play/queries.ts'
import { sendClientSeed } from '../play/series/use-series.ts'
import { digitBetTexts } from '../texts.ts'
import styles from './client-seed-form.module.css'

/** The player's own seed, until the first roll of the series. */
export function ClientSeedForm({ client_seed }: { client_seed: string }) {
  const texts = useTexts(digitBetTexts).fairness
  const language = useLanguage()
  const cache = useQueryClient()
  const [typed, setTyped] = useState(client_seed)
  const [saving, setSaving] = useState(false)
  // The code of the fault and no sentence: the sentence changes with the language.
  const [failed, setFailed] = useState<Refusal | 'network_error' | null>(null)

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSaving(true)
    setFailed(null)
    try {
      cache.setQueryData(seriesQuery.queryKey, await sendClientSeed(typed.trim()))
      showToast({ text: texts.saved, kind: 'success' })
    } catch (failure) {
      setFailed(failure instanceof Refusal ? failure : 'network_error')
      // The first roll was faster: the series shows the seed that holds.
      if (failure instanceof Refusal && failure.code === 'seed_series_started') {
        void cache.invalidateQueries({ queryKey: seriesQuery.queryKey })
      }
    } finally {
      setSaving(false)
    }
  }

  const errorText = () => {
    if (failed === null) return null
    if (failed === 'network_error') return texts.network_error
    return fieldText(failed, 'client_seed', language) ?? refusalText(failed, language)
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <Field
        label={texts.client_seed}
        name="client_seed"
        value={typed}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={errorText()}
        hint={texts.client_seed_hint}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind="tonal" busy={saving} busyLabel={texts.saving} disabled={typed.trim() === client_seed}>
        {texts.save}
      </Button>
    </form>
  )
}
