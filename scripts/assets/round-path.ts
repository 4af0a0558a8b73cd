/** How many numbers each path command takes. */
const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

interface Segment {
  command: string
  values: number[]
}

function parsePath(path: string): Segment[] {
  const segments: Segment[] = []
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = parseNumbers(rest, command)
    const count = ARGUMENTS[command.toUpperCase()] ?? 0
    if (count === 0) segments.push({ command, values: [] })
    for (let start = 0; count > 0 && start < values.length; start += count) {
      // Further pairs after a move are lines.
      const repeated = start > 0 && command.toUpperCase() === 'M' ? (command === 'M' ? 'L' : 'l') : command
      segments.push({ command: repeated, values: values.slice(start, start + count) })
    }
  }
  return segments
}

/** The two flags of an arc may be written without any separator: "a8,8,0,11-16,0". */
function parseNumbers(text: string, command: string): number[] {
  const number = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/y
  const flag = /[01]/y
  const values: number[] = []
  let position = 0
  while (position < text.length) {
    if (/[\s,]/.test(text.charAt(position))) {
      position += 1
      continue
    }
    const place = values.length % 7
    const reader = command.toUpperCase() === 'A' && (place === 3 || place === 4) ? flag : number
    reader.lastIndex = position
    const match = reader.exec(text)
    if (!match) throw new Error(`not a path: ${text.slice(position, position + 20)}`)
    values.push(Number(match[0]))
    position = reader.lastIndex
  }
  return values
}

/** Numbers need a separator only where the next one does not bring its own sign. */
function join(values: number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')
}

/**
 * Rewrites a path in whole numbers after multiplying it by `scale`. Every point is
 * rounded from its exact place and written relative to the rounded point before it,
 * so that errors never add up along the line.
 */
export function roundPath(path: string, scale: number): string {
  const exact = { x: 0, y: 0 }
  const exactStart = { x: 0, y: 0 }
  const rounded = { x: 0, y: 0 }
  const roundedStart = { x: 0, y: 0 }
  let written = ''
  let last = ''

  for (const { command, values } of parsePath(path)) {
    const kind = command.toUpperCase()
    const base = command === kind ? { x: 0, y: 0 } : { ...exact }
    const round = (value: number, origin: number) => Math.round(value * scale) - origin
    let out: number[] = []
    if (kind === 'Z') {
      Object.assign(exact, exactStart)
      Object.assign(rounded, roundedStart)
    } else if (kind === 'H' || kind === 'V') {
      const axis = kind === 'H' ? 'x' : 'y'
      exact[axis] = base[axis] + (values[0] ?? 0)
      out = [round(exact[axis], rounded[axis])]
      rounded[axis] += out[0] ?? 0
    } else {
      const arc = kind === 'A' ? values.slice(0, 5) : []
      const points = kind === 'A' ? values.slice(5) : values
      const [radiusX = 0, radiusY = 0, tilt = 0, ...flags] = arc
      if (kind === 'A') out = [Math.round(radiusX * scale), Math.round(radiusY * scale), tilt, ...flags]
      for (let index = 0; index < points.length; index += 2) {
        out.push(round(base.x + (points[index] ?? 0), rounded.x), round(base.y + (points[index + 1] ?? 0), rounded.y))
      }
      exact.x = base.x + (points.at(-2) ?? 0)
      exact.y = base.y + (points.at(-1) ?? 0)
      rounded.x += out.at(-2) ?? 0
      rounded.y += out.at(-1) ?? 0
      if (kind === 'M') {
        Object.assign(exactStart, exact)
        Object.assign(roundedStart, rounded)
      }
    }
    const letter = kind.toLowerCase()
    const text = join(out)
    const repeats = letter === last && letter !== 'z' && letter !== 'm'
    written += repeats ? (text.startsWith('-') ? text : ` ${text}`) : letter + text
    last = letter
  }
  return written
}
