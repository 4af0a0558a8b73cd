import styles from './rings.module.css'

/** An umbrella's rim and the dotted rings of lacquer ware, around the number. */
export function Rings() {
  return (
    <svg className={styles.rings} viewBox="0 0 358 300" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g className={styles.glow}>
        <circle cx="179" cy="124" r="172" />
        <circle cx="179" cy="124" r="128" />
        <circle cx="179" cy="124" r="72" />
      </g>
      <circle cx="179" cy="124" r="112" />
      <circle className={styles.rim} cx="179" cy="124" r="122" pathLength="24" />
      <circle cx="179" cy="124" r="170" />
      <circle cx="179" cy="124" r="182" />
      <circle className={styles.dots} cx="179" cy="124" r="176" pathLength="90" />
    </svg>
  )
}
