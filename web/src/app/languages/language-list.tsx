import { HTML_LANG, type Language } from '#contract/shared/language.ts'
import { Flag } from '#ui/components/display/flag.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { useStackedOverlay } from '#ui/components/overlays/overlay-stack.ts'
import { checkBold } from '#ui/icons.ts'
import { useTexts } from '../../platform/texts.ts'
import { appTexts } from '../texts.ts'
import styles from './language-list.module.css'
import { LANGUAGE_NAMES } from './language-names.ts'

/** In the order of the specification. */
const CHOICES: readonly Language[] = ['mm', 'en', 'zh', 'th']

interface LanguageListProps {
  current: Language
  onChoose: (language: Language) => void
  onClose: () => void
}

export function LanguageList({ current, onChoose, onClose }: LanguageListProps) {
  const texts = useTexts(appTexts)
  useStackedOverlay(onClose)
  return (
    <ul className={styles.list} aria-label={texts.language}>
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
