import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { droppedLines, noteDroppedLines, openDestination, WAITING_MAX } from './log-destination.ts'
import { createMetrics } from './metrics.ts'

const LINE_BYTES = 1_000
/** A file of Linux that takes nothing, as a full disk does. */
const FULL = '/dev/full'

test.runIf(existsSync(FULL))(
  'lines that a full disk does not take are dropped and counted, and end nothing',
  async () => {
    let dropped = 0
    const log = createLog('info', openDestination({ dest: FULL, onDrop: (lines) => (dropped += lines) }))
    const lines = (4 * WAITING_MAX) / LINE_BYTES

    for (let nth = 0; nth < lines; nth++) log.info({ text: 'x'.repeat(LINE_BYTES) }, 'a line')
    await new Promise((resolve) => setTimeout(resolve, 100))

    // The last ones wait.
    expect(dropped).toBeGreaterThan(lines / 2)
    expect(dropped).toBeLessThan(lines)
  },
)

test('the metrics of a process have the lines that it could not write', async () => {
  const before = droppedLines()
  noteDroppedLines(3)

  const text = await createMetrics().registry.metrics()

  expect(text).toContain(`thazin_log_lines_dropped_total ${before + 3}`)
})
