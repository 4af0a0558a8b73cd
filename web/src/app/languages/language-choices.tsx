import type { Language } from '#contract/shared/language.ts'
import { LanguageList } from './language-list.tsx'
import { LanguageOffer } from './language-offer.tsx'

interface LanguageChoicesProps {
  /** Whether the picker was pressed; else the others are offered. */
  is_open: boolean
  current: Language
  onChoose: (language: Language) => void
  /** Told false when the visitor has gone on without an answer. */
  onOffered: (is_offered: boolean) => void
  /** Of the picker, by the phone's Back. */
  onClose: () => void
}

/** What the picker shows below itself, in one chunk: on a first visit it is fetched anyway. */
export function LanguageChoices({ is_open, onOffered, onClose, ...choice }: LanguageChoicesProps) {
  return is_open ? <LanguageList {...choice} onClose={onClose} /> : <LanguageOffer {...choice} onOffered={onOffered} />
}
