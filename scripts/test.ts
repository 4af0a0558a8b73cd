/** `npm test`: everything that proves the product. `npm test -- PATH…`: these test files alone. */
import { red } from './progress.ts'
import { prove } from './prove.ts'
import { parseTestArguments, runTests } from './run-tests.ts'

const { paths, options } = parseTestArguments(process.argv.slice(2))
if (paths.length === 0 && options.length > 0) {
  console.error(red(`Unknown: ${options.join(' ')}. Options of Vitest follow a path: npm test -- PATH -t NAME.`))
  process.exitCode = 1
} else if (paths.length === 0) {
  process.exitCode = await prove(['house', 'browser'])
} else {
  process.exitCode = await runTests(paths, { options }).catch((error: Error) => {
    console.error(red(error.message))
    return 1
  })
}
