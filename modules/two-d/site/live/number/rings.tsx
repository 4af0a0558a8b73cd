import styles from './rings.module.css'

const SCALLOPS = 24
const CENTER = { x: 179, y: 124 }

function onCircle(radius: number, place: number): string {
  const angle = (place / SCALLOPS) * 2 * Math.PI
  return `${Math.round(CENTER.x + radius * Math.sin(angle))} ${Math.round(CENTER.y - radius * Math.cos(angle))}`
}

/** The rim of an umbrella from above: a scallop between each two ribs. */
const RIM = Array.from({ length: SCALLOPS }, (_, place) => `A16 16 0 0 1 ${onCircle(116, place + 1)}`).join('')
const RIBS = Array.from({ length: SCALLOPS }, (_, place) => `M${onCircle(107, place)}L${onCircle(116, place)}`).join('')

/** The rim and the dotted rings of lacquer ware, around the number. */
export function Rings() {
  return (
    <svg className={styles.rings} viewBox="0 0 358 300" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g className={styles.glow}>
        <circle cx="179" cy="124" r="172" />
        <circle cx="179" cy="124" r="128" />
        <circle cx="179" cy="124" r="72" />
      </g>
      <circle cx="179" cy="124" r="107" />
      <path d={`M${onCircle(116, 0)}${RIM}${RIBS}`} />
      <circle cx="179" cy="124" r="168" />
      <circle cx="179" cy="124" r="180" />
      <circle className={styles.dots} cx="179" cy="124" r="174" pathLength="90" />
    </svg>
  )
}
