import type { Plugin } from 'vite'
import { joinWords } from '#platform/contract/burmese-words.ts'

/** The files with Burmese texts: the catalogs of the screens, and of the platform's refusals. */
const CATALOG = /\/(?:texts|sentences|refusals)\/mm\.ts$/

/** In the catalogs of both builds, so that no browser has to do it; Burmese letters stand in their sentences alone. */
export function burmeseWords(): Plugin {
  return {
    name: 'burmese-words',
    transform: (code, id) => (CATALOG.test(id) ? { code: joinWords(code), map: null } : null),
  }
}
