import { Type } from 'typebox'
import type { Route } from '#platform/server/http/route.ts'
import { CONSOLE_TAGS, SITE_TAGS, withFileTexts } from './call-texts.ts'
import { contractExports } from './contract-exports.ts'
import { type OpenApi, writeDocument } from './document.ts'
import { readExamples } from './examples.ts'
import type { MountedCalls } from './mounted-calls.ts'

const CONVENTIONS = [
  'Amounts are JSON numbers in kyat, to at most four decimals; calls also take their plain decimal text.',
  'Moments are ISO 8601 in UTC; days are Yangon’s, `YYYY-MM-DD`.',
  'A refusal has a status of 400 or above and the body `Problem`: compare its `code`, not its sentence (docs/reference/errors.md).',
  'A call that names `Idempotency-Key` is done once for each key, however often it is sent.',
]
const SITE = `The calls of the players’ site, and those of partners. ${CONVENTIONS.join(' ')}`
const CONSOLE = `The calls of the staff’s console, on an origin of its own. They change with the console and are promised to nobody else. ${CONVENTIONS.join(' ')}`

const TOKEN = { token: { type: 'http', scheme: 'bearer', description: 'The token of `POST /api/login`.' } }
const SESSION = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'thazin_staff',
    description:
      'The cookie of `POST /api/console/sign-in`: the installation’s name (INSTALLATION_NAME), `_staff`, and `_` with the port where the console is called by one.',
  },
}

/** Of the players' site, and of the console. */
export async function writeDocuments(
  version: string,
  mounted: MountedCalls,
): Promise<{ site: OpenApi; console: OpenApi }> {
  const shared = { version, exports: await contractExports(), examples: readExamples() }
  const site = writeDocument({
    ...shared,
    title: 'Thazin: the players’ API',
    description: SITE,
    prefix: '/api',
    tags: SITE_TAGS,
    routes: [...mounted.site, ...mounted.callbacks.map(callbackRoute)],
    securitySchemes: TOKEN,
  })
  const of_console = writeDocument({
    ...shared,
    title: 'Thazin: the console’s API',
    description: CONSOLE,
    prefix: '/api/console',
    tags: withFileTexts(CONSOLE_TAGS, mounted.console),
    routes: mounted.console,
    securitySchemes: SESSION,
  })
  return { site, console: of_console }
}

/** Its body and its answer stand in callbacks.ts. */
const callbackRoute = (path: string): Route => ({
  method: 'POST',
  path,
  caller: 'anyone',
  answer: Type.Unknown(),
  handle: () => Promise.reject(new Error('a call that is only described')),
})
