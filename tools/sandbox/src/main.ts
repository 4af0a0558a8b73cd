/** The sandbox: aggregator, providers and market, for development and for the demo. It shares no code with the platform. */
import { GAMES } from './games/index.ts'
import { createProgramLog } from './log.ts'
import { openSandbox } from './sandbox.ts'
import { parseSettings, type Settings } from './settings.ts'

const settings = settingsOfProcess()
const log = createProgramLog(settings.log_level)
const sandbox = await openSandbox({ settings, games: GAMES, log })

let is_closing = false
async function close(): Promise<void> {
  if (is_closing) return
  is_closing = true
  await sandbox.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close())

await sandbox.app.listen({ port: settings.port, host: settings.host })
log.info({ port: settings.port, operator_url: settings.operator_url }, 'the sandbox is open')
process.send?.('ready')
await sandbox.begin()

/** A wrong setting ends the process with its sentence, not with a stack. */
function settingsOfProcess(): Settings {
  try {
    return parseSettings(process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(2)
  }
}
