import type { Soak } from './result.ts'
import type { Sample } from './samples.ts'

const WIDTH = 960
const PANEL = 150
const GAP = 46
const LEFT = 70
const RIGHT = 150
const MB = 1024 * 1024

interface Curve {
  name: string
  color: string
  of: (sample: Sample) => number
}

interface Panel {
  title: string
  curves: Curve[]
}

const PANELS: Panel[] = [
  {
    title: 'Bets, milliseconds in each 10 seconds',
    curves: [
      { name: 'p99', color: '#b3261e', of: (each) => each.p99_ms },
      { name: 'p50', color: '#1d6f5c', of: (each) => each.p50_ms },
    ],
  },
  {
    title: 'Memory, MB',
    curves: [
      { name: 'PostgreSQL, not shared', color: '#7a4b00', of: (each) => each.postgres_bytes / MB },
      { name: 'server', color: '#1d6f5c', of: (each) => each.server_bytes / MB },
      { name: 'worker', color: '#3557a6', of: (each) => each.worker_bytes / MB },
    ],
  },
  {
    title: 'Tables that bets change, with their indexes, MB',
    curves: [{ name: 'size', color: '#3557a6', of: (each) => each.changed_bytes / MB }],
  },
  {
    title: 'Dead rows of these tables, percent',
    curves: [{ name: 'dead rows', color: '#7a4b00', of: (each) => each.dead_share * 100 }],
  },
]

/** The curves of a soak as an SVG, one panel under the other; what went on beside the bets is a band through all of them. */
export function drawSoak(soak: Soak): string {
  const height = PANELS.length * (PANEL + GAP) + 60
  const x = (at_s: number) => LEFT + (at_s / (soak.minutes * 60)) * (WIDTH - LEFT - RIGHT)
  const bands = soak.events.map(({ name, from_s, to_s }, place) => {
    const width = Math.max(1.5, x(to_s) - x(from_s))
    return `<rect x="${f(x(from_s))}" y="40" width="${f(width)}" height="${height - 70}" fill="#d9d4c5" opacity="0.6"/>
<text x="${f(x(from_s))}" y="${place % 2 ? 34 : 20}" font-size="12">${name}</text>`
  })
  const panels = PANELS.map((panel, place) => drawPanel(panel, { soak, x, top: 50 + place * (PANEL + GAP) }))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" fill="#222">
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${bands.join('\n')}
${panels.join('\n')}
</svg>
`
}

function drawPanel(panel: Panel, { soak, x, top }: { soak: Soak; x: (at_s: number) => number; top: number }): string {
  const highest = Math.max(...panel.curves.flatMap(({ of }) => soak.samples.map(of)), 0.001)
  const step = tick(highest)
  const top_value = Math.ceil(highest / step) * step
  const y = (value: number) => top + PANEL - (value / top_value) * PANEL
  const lines: string[] = [`<text x="${LEFT}" y="${top + 10}" font-weight="bold">${panel.title}</text>`]
  for (let value = 0; value <= top_value + step / 2; value += step) {
    lines.push(
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${f(y(value))}" y2="${f(y(value))}" stroke="#ccc" stroke-width="0.5"/>`,
      `<text x="${LEFT - 8}" y="${f(y(value) + 4)}" text-anchor="end">${Number(value.toPrecision(6))}</text>`,
    )
  }
  for (let minute = 0; minute <= soak.minutes; minute += Math.max(1, Math.round(soak.minutes / 6))) {
    lines.push(`<text x="${f(x(minute * 60))}" y="${top + PANEL + 16}" text-anchor="middle">${minute} min</text>`)
  }
  for (const [place, { name, color, of }] of panel.curves.entries()) {
    const points = soak.samples.map((sample) => `${f(x(sample.at_s))},${f(y(of(sample)))}`).join(' ')
    lines.push(
      `<polyline points="${points}" fill="none" stroke="${color}" stroke-width="1.5"/>`,
      `<text x="${WIDTH - RIGHT + 10}" y="${top + 14 + place * 18}" fill="${color}">${name}</text>`,
    )
  }
  return lines.join('\n')
}

/** 1, 2 or 5 of a power of ten, so that a panel has three to six lines. */
function tick(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest / 3))
  const lead = highest / 3 / power
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power
}

const f = (value: number) => value.toFixed(1)
