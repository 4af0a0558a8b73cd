import { useState } from 'react'
import type { EditingItem, EditingKind } from '#editing/contract/staff.ts'
import { useNow } from '#platform/console/figures/use-now.ts'
import { HTML_LANG, LANGUAGES, type Language } from '#platform/contract/language.ts'
import { Segments } from '#ui/components/controls/segments.tsx'
import { stateOf } from '../state-of.ts'
import { texts } from '../texts.ts'
import styles from './preview.module.css'
import { Shown } from './shown.tsx'

interface PreviewProps {
  kind: EditingKind
  /** Null for the one that is being added. */
  item: EditingItem | null
  /** The values in the form at this moment. */
  values: EditingItem['values']
}

/** As players see it, in each language, before it is saved; and why they do not see it, if so. */
export function Preview({ kind, item, values }: PreviewProps) {
  const [language, setLanguage] = useState<Language>('en')
  const now = useNow()
  const state = item && stateOf(kind, item, now)
  const speaks = kind.fields.some(({ name }) => name.endsWith(`_${language}`))
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <h3>{texts.preview}</h3>
      {speaks && (
        <Segments
          label={texts.preview}
          items={LANGUAGES.map((one) => ({ href: one, label: texts.languages[one], current: one === language }))}
          onSelect={(href) => setLanguage(href as Language)}
        />
      )}
      <div className={styles.stage} lang={speaks ? HTML_LANG[language] : undefined}>
        <Shown kind={kind.key} item={item} values={values} language={language} />
      </div>
      {state !== null && state !== 'on' && <p className={styles.unseen}>{texts.unseen[state]}</p>}
    </section>
  )
}
