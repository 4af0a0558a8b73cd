/** The readable part of a log line: its message, and the message of its error. A line of another form is shown as it is. */
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
