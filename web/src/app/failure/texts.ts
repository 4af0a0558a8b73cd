import type { Language } from '#contract/shared/language.ts'
import type { Texts } from '../../platform/texts.ts'
import en from './texts/en.ts'
import mm from './texts/mm.ts'
import th from './texts/th.ts'
import zh from './texts/zh.ts'

/** All languages in one chunk: where something has failed already, nothing more is fetched to say so. */
export const FAILURE_TEXTS: Record<Language, Texts<typeof en>> = { en, mm, zh, th }
