/**
 * `npm test`: everything that proves the product. `npm test -- PATH…`: these test files alone. `--deep`, for both: many
 * steps in place of few, from a new seed. `--save-durations`: the whole run also writes how long each file took.
 */
import { red } from './test/progress.ts'
import { prove } from './test/prove.ts'
import { parseTestArguments, runTests } from './test/run-tests.ts'

const { paths, options, is_deep } = parseTestArguments(process.argv.slice(2))
const save_durations = options.length === 1 && options[0] === '--save-durations'
if (paths.length === 0 && options.length > 0 && !save_durations) {
  console.error(red(`Unknown: ${options.join(' ')}. Options of Vitest follow a path: npm test -- PATH -t NAME.`))
  process.exitCode = 1
} else if (paths.length === 0) {
  process.exitCode = await prove({ browser: true, save_durations, is_deep })
} else {
  process.exitCode = await runTests(paths, { options, is_deep }).catch((error: Error) => {
    console.error(red(error.message))
    return 1
  })
}
