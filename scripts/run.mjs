// node scripts/run.mjs <file.ts> [arguments]: one program of this repository, with everything it needs in place.
import { run } from './setup.mjs'

await run(process.argv.slice(2))
