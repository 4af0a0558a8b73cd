import type { Language } from '#platform/contract/language.ts'

/** Each language under its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { mm: 'မြန်မာ', en: 'English', zh: '中文', th: 'ไทย' }
