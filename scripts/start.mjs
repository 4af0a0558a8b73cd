import { refusePorts } from './ports.mjs'
import { run } from './setup.mjs'

try {
  await refusePorts(process.env)
} catch (error) {
  console.error(`\n${error.message}`)
  process.exit(1)
}
await run(['scripts/start.ts', ...process.argv.slice(2)])
