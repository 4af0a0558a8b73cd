import type { Language } from '#contract/shared/language.ts'
import type { Texts } from '../../platform/texts.ts'
import en from './texts/en.ts'
import mm from './texts/mm.ts'
import th from './texts/th.ts'
import zh from './texts/zh.ts'

/** All languages come with the screen: few ever see it, and every first visit would carry the names of four more chunks. */
export const NOT_FOUND_TEXTS: Record<Language, Texts<typeof en>> = { en, mm, zh, th }
