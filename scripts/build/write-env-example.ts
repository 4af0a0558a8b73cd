/** `npm run env-example`: writes .env.example from the settings of the server. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../program.ts'
import { writeEnvExample } from './env-example.ts'

writeFileSync(join(ROOT, '.env.example'), writeEnvExample())
