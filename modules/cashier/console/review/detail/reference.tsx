import styles from './request.module.css'

/** 482913 is easier compared as 482 913. */
export const spacedReference = (reference: string) => reference.replace(/^(\d{3})(\d{3})$/, '$1 $2')

/** The digits as they stand on a receipt, to be compared one by one. */
export function ReferenceDigits({ reference }: { reference: string }) {
  return (
    <span className={styles.digits} role="img" aria-label={spacedReference(reference)}>
      {[...reference].map((digit, place) => (
        // A digit has no name but its place.
        <i key={`${place}${digit}`}>{digit}</i>
      ))}
    </span>
  )
}
