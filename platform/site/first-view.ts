import { createContext, useContext } from 'react'
import type { FirstView } from '#platform/contract/screens.ts'

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

/** {name} of the spec: the platform's name, an operator's setting. */
export function useBrandName(): string {
  return useContext(FirstViewContext).brand_name
}
