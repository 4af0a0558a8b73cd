import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { HTML_LANG, type Language } from '#platform/contract/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Flag } from '#ui/components/display/flag.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { addOverlay } from '#ui/components/overlays/overlay-stack.ts'
import { checkBold } from '#ui/icons.ts'
import { appTexts } from '../texts.ts'
import styles from './language-list.module.css'
import { LANGUAGE_NAMES } from './language-names.ts'

/** In the order of the specification. */
const CHOICES: readonly Language[] = ['mm', 'en', 'zh', 'th']

interface LanguageListProps {
  current: Language
  button: RefObject<HTMLButtonElement | null>
  onChoose: (language: Language) => void
  onClose: () => void
}

/** Under the picker's button; Escape, Back and a press elsewhere close it. */
export function LanguageList({ current, button, onChoose, onClose }: LanguageListProps) {
  const texts = useTexts(appTexts)
  const list = useRef<HTMLUListElement>(null)
  const close = useEffectEvent(() => {
    onClose()
    button.current?.focus()
  })
  const leave = useEffectEvent((event: Event) => {
    const { target } = event
    if (target instanceof Node && !list.current?.parentElement?.contains(target)) onClose()
  })
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    const follow = (event: Event) => leave(event)
    const remove = addOverlay({ close: () => close() })
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', follow)
    document.addEventListener('focusin', follow)
    return () => {
      remove()
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', follow)
      document.removeEventListener('focusin', follow)
    }
  }, [])
  return (
    <ul ref={list} className={styles.list} aria-label={texts.language}>
      {CHOICES.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={HTML_LANG[language]}
            aria-current={language === current ? 'true' : undefined}
            onClick={() => onChoose(language)}
          >
            <Flag language={language} />
            <span>{LANGUAGE_NAMES[language]}</span>
            {language === current && <Icon glyph={checkBold} size={16} />}
          </button>
        </li>
      ))}
    </ul>
  )
}
