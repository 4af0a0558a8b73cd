import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { HTML_LANG, type Language } from '#contract/language.ts'
import { Flag } from '#ui/flag.tsx'
import { Icon } from '#ui/icon.tsx'
import { checkBold } from '#ui/icons/check-bold.ts'
import { useLanguage } from '../platform/language.ts'
import { switchLanguage } from '../platform/switch-language.ts'
import { useTexts } from '../platform/texts.ts'
import styles from './language-picker.module.css'
import { appTexts } from './texts.ts'

/** Each language under its own name, in the order of the specification. */
const CHOICES: readonly { language: Language; name: string }[] = [
  { language: 'mm', name: 'မြန်မာ' },
  { language: 'en', name: 'English' },
  { language: 'zh', name: '中文' },
  { language: 'th', name: 'ไทย' },
]

export function LanguagePicker() {
  const texts = useTexts(appTexts)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useOutsidePress(box, open, () => setOpen(false))

  const choose = (chosen: Language) => {
    setOpen(false)
    button.current?.focus()
    void switchLanguage(chosen)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  const current = CHOICES.find((choice) => choice.language === language)
  return (
    <div ref={box} className={styles.picker} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={texts.chooseLanguage(current?.name ?? '')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Flag language={language} />
      </button>
      {open && (
        <ul className={styles.list} aria-label={texts.language}>
          {CHOICES.map((choice) => (
            <li key={choice.language}>
              <button
                type="button"
                lang={HTML_LANG[choice.language]}
                aria-current={choice.language === language ? 'true' : undefined}
                onClick={() => choose(choice.language)}
              >
                <Flag language={choice.language} />
                <span>{choice.name}</span>
                {choice.language === language && <Icon glyph={checkBold} size={16} />}
              </button>
            </li>
          ))}
        </ul>
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
