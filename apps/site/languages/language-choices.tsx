import type { RefObject } from 'react'
import type { Language } from '#platform/contract/language.ts'
import { LanguageList } from './language-list.tsx'
import { LanguageOffer } from './language-offer.tsx'

interface LanguageChoicesProps {
  /** Whether the picker was pressed; else the others are offered. */
  is_open: boolean
  current: Language
  /** The picker's own. */
  button: RefObject<HTMLButtonElement | null>
  onChoose: (language: Language) => void
  /** Told false when the picker is to close. */
  onOpen: (is_open: boolean) => void
  /** Told false when the visitor has gone on without an answer. */
  onOffered: (is_offered: boolean) => void
}

/** The list or the offer below the picker, in one chunk: a first visit fetches it anyway. */
export function LanguageChoices({ is_open, button, onOpen, onOffered, ...choice }: LanguageChoicesProps) {
  if (!is_open) return <LanguageOffer {...choice} onOffered={onOffered} />
  return <LanguageList {...choice} button={button} onClose={() => onOpen(false)} />
}
