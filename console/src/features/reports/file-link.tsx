import { buttonClass } from '#ui/button.tsx'
import type { Query } from '../../platform/api.ts'
import { fileOf } from './queries.ts'
import { texts } from './texts.ts'

/** The same figures as a file. */
export function FileLink({ path, query }: { path: string; query: Query }) {
  return (
    <a href={fileOf(path, query)} download className={buttonClass({ kind: 'secondary', size: 'sm' })}>
      {texts.file}
    </a>
  )
}
