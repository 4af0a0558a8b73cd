/** `npm run contract -- URL`: walks every call of the specification against any server, claim by claim. */
import { parseArgs } from 'node:util'
import { claimLine, countLine, createClaims } from './calls/claims.ts'
import { createClient } from './client.ts'
import { AREAS, type Area, walk } from './walk.ts'

const USAGE = `npm run contract -- URL [--phone PHONE --password PASSWORD] [--limits] [--strict] [--only AREA,AREA]
URL is the site's root, http://localhost:3000 for example, whose API is below /api; or the API's base, when it ends with /api.
Without a phone it registers a member; it moves a few kyat of whom it logs in, and asks for deposits and a withdrawal.
--limits goes on until login and registration refuse this address for a while. Areas: ${AREAS.join(', ')}.
Ends with 1 when a claim fails; with --strict also when one could not be checked.`

process.exitCode = await main()

async function main(): Promise<number> {
  const requested = parseArguments()
  if (requested === null) {
    console.error(USAGE)
    return 2
  }
  const claims = createClaims((claim) => console.log(claimLine(claim)))
  const { is_strict, ...options } = requested
  await walk({ ...options, claims })
  console.log(`\n${countLine(claims.all)}`)
  return claims.all.some(({ outcome }) => outcome === 'failed' || (is_strict && outcome !== 'ok')) ? 1 : 0
}

function parseArguments() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const options = { phone: text, password: text, only: text, limits: flag, strict: flag } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [url] = positionals
    const areas = values.only === undefined ? AREAS : parseAreas(values.only)
    const is_known = (values.phone === undefined) === (values.password === undefined)
    if (url === undefined || !URL.canParse(url) || positionals.length > 1 || areas === null || !is_known) return null
    const { phone, password, limits, strict } = values
    const credentials = phone === undefined || password === undefined ? null : { phone, password }
    return { client: createClient(url, sayWait), credentials, provokes_limits: limits, is_strict: strict, areas }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return null
  }
}

function parseAreas(list: string): Area[] | null {
  const names = list.split(',')
  const areas = AREAS.filter((area) => names.includes(area))
  return areas.length === names.length ? areas : null
}

function sayWait(call: string, seconds: number): void {
  console.log(`waiting      ${call}: the server asks for ${seconds} s before the next try`)
}
