import styles from './account-number.module.css'
import { groupsOf } from './typed.ts'

/** The gaps are drawn and not written: who selects the number copies digits only. */
export function AccountNumber({ number }: { number: string }) {
  let at = 0
  return (
    <span className={`num ${styles.number}`}>
      {groupsOf(number).map((group) => {
        at += group.length
        return <span key={at}>{group}</span>
      })}
    </span>
  )
}
