import { useEffect, useRef, useState } from 'react'
import type { Language } from '#platform/contract/language.ts'
import { storedLanguage, useLanguage } from '#platform/site/language.ts'
import { defineLatePart } from '#platform/site/late-part.tsx'
import { switchLanguage } from '#platform/site/switch-language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Flag } from '#ui/components/display/flag.tsx'
import { appTexts } from '../texts.ts'
import { LANGUAGE_NAMES } from './language-names.ts'
import styles from './language-picker.module.css'

const LanguageChoices = defineLatePart({
  load: () => import('./language-choices.tsx').then((module) => module.LanguageChoices),
  texts: [appTexts],
})

export function LanguagePicker() {
  const texts = useTexts(appTexts)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const [is_offered, setOffered] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // Once, where nothing was ever chosen. What was is known to the browser.
  useEffect(() => setOffered(storedLanguage() === null), [])

  const choose = (chosen: Language) => {
    setOpen(false)
    setOffered(false)
    button.current?.focus()
    void switchLanguage(chosen)
  }
  return (
    <div className={styles.picker}>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={texts.choose_language(LANGUAGE_NAMES[language])}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Flag language={language} />
      </button>
      {(open || is_offered) && (
        <LanguageChoices
          at_once={open}
          is_open={open}
          current={language}
          button={button}
          onChoose={choose}
          onOpen={setOpen}
          onOffered={setOffered}
        />
      )}
    </div>
  )
}
