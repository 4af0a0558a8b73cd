import { type KeyboardEvent, useEffect, useRef } from 'react'
import { HTML_LANG, LANGUAGES, type Language } from '#platform/contract/language.ts'
import { saveLanguage } from '#platform/site/language.ts'
import { useAddress } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Flag } from '#ui/components/display/flag.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { xBold } from '#ui/icons.ts'
import { appTexts } from '../texts.ts'
import { LANGUAGE_NAMES } from './language-names.ts'
import styles from './language-offer.module.css'

interface LanguageOfferProps {
  current: Language
  /** Another language, or this one by the cross. */
  onChoose: (language: Language) => void
  /** Told false when the visitor has gone on without an answer. */
  onOffered: (is_offered: boolean) => void
}

/**
 * Offers the other languages, once: a visitor who closes it or goes on to another screen keeps this one. It lies above
 * the screen, under the picker that has them later.
 */
export function LanguageOffer({ current, onChoose, onOffered }: LanguageOfferProps) {
  const texts = useTexts(appTexts)
  const address = useAddress()
  const first = useRef(address)
  useEffect(() => {
    if (first.current === address) return
    saveLanguage(current)
    onOffered(false)
  }, [address, current, onOffered])
  const keepOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onChoose(current)
  }
  return (
    <section className={styles.offer} aria-label={texts.language}>
      {LANGUAGES.filter((language) => language !== current).map((language) => (
        <button
          key={language}
          type="button"
          lang={HTML_LANG[language]}
          onClick={() => onChoose(language)}
          onKeyDown={keepOnEscape}
        >
          <Flag language={language} />
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
      <button
        type="button"
        className={styles.close}
        aria-label={texts.close}
        onClick={() => onChoose(current)}
        onKeyDown={keepOnEscape}
      >
        <Icon glyph={xBold} size={16} />
      </button>
    </section>
  )
}
