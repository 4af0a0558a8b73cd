import { inShort, type Verdict } from '../short-run.ts'

export interface ReportLine {
  name: string
  unit: 'kB' | 'ms' | ''
  value: number
  /** None where the number is only told. */
  gate?: number
  aim?: number
  /** A breach fails the run. Bytes decide; times depend on the machine, so they are told. */
  decides: boolean
  /** On a slow machine more arrives before a screen is up. */
  depends_on_time: boolean
}

export function line(
  name: string,
  unit: ReportLine['unit'],
  value: number,
  [gate, aim]: [gate?: number, aim?: number] = [],
): ReportLine {
  const budget = { ...(gate !== undefined && { gate }), ...(aim !== undefined && { aim }) }
  return unit === 'kB'
    ? { name, unit, value: value / 1000, ...budget, decides: true, depends_on_time: false }
    : { name, unit, value, ...budget, decides: false, depends_on_time: unit === 'ms' }
}

/** Prints all lines; answers whether those hold that decide. */
export function report(lines: ReportLine[]): Verdict {
  const write = (value: number | undefined, unit: ReportLine['unit']) =>
    value === undefined ? '' : unit === 'kB' ? value.toFixed(1) : unit === 'ms' ? value.toFixed(0) : value.toFixed(4)
  console.log(`
Home, first visit, guest, empty cache, median of ${inShort(1, 5)}. The line was made slow through the browser's
protocol: 150 ms there and back, 1.6 Mb/s; the opening of a connection costs nothing there.
`)
  console.log(`  ${''.padEnd(56)}${'measured'.padStart(10)}${'gate'.padStart(9)}${'aim'.padStart(9)}`)
  for (const { name, unit, value, gate, aim, decides } of lines) {
    const mark =
      gate === undefined
        ? ''
        : value <= gate
          ? aim === undefined || value <= aim
            ? '✔'
            : '✔ not the aim'
          : decides
            ? '✖'
            : '! on this machine'
    const written = [value, gate, aim].map((each, index) => write(each, unit).padStart(index === 0 ? 10 : 9)).join('')
    console.log(`  ${name.padEnd(56)}${written} ${unit.padEnd(3)} ${mark}`)
  }
  console.log()
  const holds = ({ value, gate, decides }: ReportLine) => !decides || gate === undefined || value <= gate
  return {
    is_right: lines.filter((each) => !each.depends_on_time).every(holds),
    is_fast: lines.filter((each) => each.depends_on_time).every(holds),
  }
}
