import { useState } from 'react'
import type { EditingItem } from '#contract/editing.ts'
import { HTML_LANG, LANGUAGES, type Language } from '#contract/language.ts'
import { Segments } from '#ui/segments.tsx'
import styles from './content.module.css'
import { texts } from './texts.ts'

/** What is typed at this moment, in each language, beside its picture. */
export function Preview({ values, pictures }: Pick<EditingItem, 'values' | 'pictures'>) {
  const [language, setLanguage] = useState<Language>('en')
  const picture = pictures[language] ?? pictures.en
  const wordsOf = (name: string) => values[`${name}_${language}`] ?? null
  const [title, words] = [wordsOf('title') ?? values.name, wordsOf('description') ?? wordsOf('text') ?? values.text]
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <h3>{texts.preview}</h3>
      <Segments
        label={texts.preview}
        items={LANGUAGES.map((one) => ({ href: one, label: texts.languages[one], current: one === language }))}
        onSelect={(href) => setLanguage(href as Language)}
      />
      <div className={styles.card} lang={HTML_LANG[language]}>
        {picture && <img src={picture} alt="" />}
        {title && <b>{title}</b>}
        {words && <p>{words}</p>}
      </div>
    </section>
  )
}
