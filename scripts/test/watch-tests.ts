/** `npm run test:watch -- PATH…`: these test files, again after each edit of what they import. */
import { red } from './progress.ts'
import { parseTestArguments, runTests } from './run-tests.ts'

const { paths, options } = parseTestArguments(process.argv.slice(2))
if (paths.length === 0) {
  console.error(red('Which tests? npm run test:watch -- PATH…'))
  process.exitCode = 1
} else {
  process.exitCode = await runTests(paths, { options, watch: true }).catch((error: Error) => {
    console.error(red(error.message))
    return 1
  })
}
