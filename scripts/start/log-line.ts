/** What a person reads of a line of a log: its message, and the error's. A line of another form is shown as it is. */
export function sentenceOf(line: string): string {
  const { msg, err } = parseLine(line)
  if (msg === undefined) return line
  return err?.message === undefined ? msg : `${msg}: ${err.message}`
}

interface LogLine {
  msg?: string
  err?: { message?: string }
}

function parseLine(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine
  } catch {
    return {}
  }
}
