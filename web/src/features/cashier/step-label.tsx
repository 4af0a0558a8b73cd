import styles from './cashier.module.css'

/** The name of a step of the form, with its number for the eye. */
export function StepLabel({ step, children }: { step: number; children: string }) {
  return (
    <span className={styles.step}>
      <i aria-hidden="true">{step}</i>
      {children}
    </span>
  )
}
