import { type Query, queryText } from './api.ts'

/** Where the browser takes a list from as a file, with the same filters. */
export const fileOf = (path: string, query: Query = {}): string => `/api/console${path}.csv${queryText(query)}`
