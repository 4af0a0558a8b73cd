import type { SettingChange, SettingGroup } from '#setting/contract/staff.ts'
import styles from './settings.module.css'
import { linesOf } from './write-value.ts'

/** From what to what, value by value. */
export function Lines({ group, change }: { group: SettingGroup; change: Pick<SettingChange, 'before' | 'after'> }) {
  return (
    <ul className={styles.lines}>
      {linesOf(group, change).map(({ key, label, before, after }) => (
        <li key={key}>
          {label}: <del>{before}</del> → <ins>{after}</ins>
        </li>
      ))}
    </ul>
  )
}
