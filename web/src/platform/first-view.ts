import { createContext, useContext } from 'react'
import type { Language } from '#contract/language.ts'

/**
 * What the server knew when it rendered the document. The browser's first render
 * must see exactly this, so that hydration finds what it expects; what storage
 * knows better is shown right after it.
 */
export interface FirstView {
  pathname: string
  search: string
  language: Language
  is_member: boolean
  brand_name: string
  /** What the law wants said, in the languages in which the house says something. */
  law: Partial<Record<Language, string>>
  /** First data by query key (its JSON), put into the query cache before the first render. */
  first_data: Record<string, unknown>
  /** Whose table of screens the browser needs first; the server tells it with the document. */
  feature?: string | null
}

const EMPTY: FirstView = {
  pathname: '/',
  search: '',
  language: 'en',
  is_member: false,
  brand_name: 'Thazin',
  law: {},
  first_data: {},
}

export const FirstViewContext = createContext<FirstView>(EMPTY)

export function useFirstView(): FirstView {
  return useContext(FirstViewContext)
}

/** {name} of the spec: the house's name, an operator's setting. */
export function useBrandName(): string {
  return useContext(FirstViewContext).brand_name
}
