/** `npm run check`: everything but the browser. */
import { prove } from './prove.ts'

process.exitCode = await prove(['house'])
