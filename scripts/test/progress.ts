/** Says on the terminal what happens while it happens: one line per step, ticked and timed when it is done. */
const is_terminal = process.stdout.isTTY && process.env.TERM !== 'dumb'
const has_colour = is_terminal && !process.env.NO_COLOR
const CLEAR_LINE = '\r\x1b[2K'
/** Where lines cannot be rewritten, only a step that takes this long is announced. */
const ANNOUNCE_AFTER_MS = 1_000

const colour = (code: number) => (text: string) => (has_colour ? `\x1b[${code}m${text}\x1b[0m` : text)
export const bold = colour(1)
export const dim = colour(2)
export const green = colour(32)
export const red = colour(31)

let current: string | null = null

export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const seconds = () => dim(`${((performance.now() - started) / 1000).toFixed(1)} s`)
  const pending = `  ${dim('…')} ${name}`
  current = pending
  if (is_terminal) process.stdout.write(pending)
  const announcement = is_terminal ? undefined : setTimeout(() => console.log(pending), ANNOUNCE_AFTER_MS)
  const end = (line: string) => {
    clearTimeout(announcement)
    current = null
    console.log(is_terminal ? `${CLEAR_LINE}${line}` : line)
  }
  try {
    const result = await work()
    end(`  ${green('✓')} ${name} ${seconds()}`)
    return result
  } catch (error) {
    end(`  ${red('✗')} ${name} ${seconds()}`)
    throw error
  }
}

/** A line beneath the step at work. */
export function note(line: string): void {
  console.log(`${is_terminal ? CLEAR_LINE : ''}    ${dim(line)}`)
  if (is_terminal && current) process.stdout.write(current)
}

/** A line of the moment, which the next one takes the place of; left out where lines cannot be rewritten. */
export function passing(line: string): void {
  if (is_terminal) process.stdout.write(`${CLEAR_LINE}    ${dim(line)}`)
}
