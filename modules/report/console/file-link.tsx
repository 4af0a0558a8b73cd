import type { Query } from '#platform/console/call/api.ts'
import { fileOf } from '#platform/console/call/file-of.ts'
import styles from './reports.module.css'
import { texts } from './texts.ts'

/** The same figures as a file. */
export function FileLink({ path, query }: { path: string; query: Query }) {
  return (
    <a href={fileOf(`/${path}`, query)} download className={styles.file}>
      {texts.file}
    </a>
  )
}
