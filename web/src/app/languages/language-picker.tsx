import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Language } from '#contract/shared/language.ts'
import { Flag } from '#ui/components/display/flag.tsx'
import { storedLanguage, useLanguage } from '../../platform/language.ts'
import { defineLatePart } from '../../platform/late-part.tsx'
import { switchLanguage } from '../../platform/switch-language.ts'
import { useTexts } from '../../platform/texts.ts'
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
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useOutsidePress(box, open, () => setOpen(false))
  // Once, where nothing was ever chosen. What was is known to the browser.
  useEffect(() => setOffered(storedLanguage() === null), [])

  const choose = (chosen: Language) => {
    setOpen(false)
    setOffered(false)
    button.current?.focus()
    void switchLanguage(chosen)
  }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close()
  }
  return (
    <div ref={box} className={styles.picker} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={texts.chooseLanguage(LANGUAGE_NAMES[language])}
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
          onChoose={choose}
          onOffered={setOffered}
          onClose={close}
        />
      )}
    </div>
  )
}

function useOutsidePress(box: RefObject<HTMLElement | null>, active: boolean, close: () => void): void {
  useEffect(() => {
    if (!active) return
    const leave = (event: Event) => {
      if (!(event.target instanceof Node) || box.current?.contains(event.target)) return
      close()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  })
}
