import styles from '../cashier.module.css'

/** The name of a step of the form, with its number for the eye. */
export function StepLabel({ step, id, children }: { step: number; id?: string; children: string }) {
  return (
    <span className={styles.step} id={id}>
      <i aria-hidden="true">{step}</i>
      {children}
    </span>
  )
}
