import type { Language } from '#platform/contract/language.ts'
import type { Call } from '../http.ts'
import { acceptedLanguage } from './accepted-language.ts'

/** The language in which this caller wants names: that of the query, else the browser's that we speak, else English. */
export function callerLanguage(call: Call<unknown, { lan?: Language }>): Language {
  return call.query.lan ?? acceptedLanguage(call.header('accept-language')) ?? 'en'
}
