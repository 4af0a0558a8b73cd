/** `npm test`: everything that proves the product. */
import { prove } from './prove.ts'

process.exitCode = await prove(['house', 'browser'])
