import { run } from './setup.mjs'

await run(['scripts/start.ts', ...process.argv.slice(2)])
