import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { isLanguage, LANGUAGES, type Language } from '#platform/contract/language.ts'
import type { DatabaseAddress } from './database/address/database-address.ts'
import {
  isInstallation,
  type ProgramDatabases,
  parseDatabase,
  parseInstallation,
  parseProgramDatabases,
  STARTED,
} from './database-settings.ts'
import { checkLogSettings, type LogSettings, parseLogSettings } from './log-settings.ts'
import { type Check, type GscSettings, parseGsc, parseShan, type ShanSettings } from './partner-settings.ts'
import { checkSiteSettings, listOf, parseSiteSettings, type SiteSettings } from './site-settings.ts'
import { checkTrafficSettings, parseTrafficSettings, type TrafficSettings } from './traffic-settings.ts'
import { isProxy } from './trusted-proxies.ts'

export type { GscSettings, ShanSettings } from './partner-settings.ts'

/** In DATA_DIR, beside the database where that is the embedded one. */
const TIMELINE_FILE = 'database-timelines.json'

/**
 * Every setting of the platform, its default and what it is for. Read once at start; a wrong
 * value stops the start with one line per fault.
 */
export interface Settings extends SiteSettings, TrafficSettings, LogSettings {
  /** NODE_ENV: `production` turns off everything that exists for the demo. */
  is_demo: boolean
  /** PORT: the players' site and API. */
  port: number
  /** CONSOLE_PORT: the staff's own origin. */
  console_port: number
  /** SANDBOX_PORT: the sandbox game partners of the demo. */
  sandbox_port: number
  /** HOST: the address to listen on; in production this machine alone, unless another address is set. */
  host: string
  /** DATA_DIR: the embedded database, keys and uploads. */
  data_dir: string
  /** DATABASE_URL: your own PostgreSQL 18; without it the embedded one is started. */
  database_url: string | null
  /** DATABASE_CA: root certificates (PEM) for DATABASE_URL, which stands here as it is read. */
  database: DatabaseAddress | null
  /** SERVER_DATABASE_URL, CONSOLE_DATABASE_URL, WORKER_DATABASE_URL: for `npm start`, where the logins were made by hand. */
  program_databases: ProgramDatabases | null
  /** INSTALLATION_NAME: which the programs' roles in the database carry; without it the database's name. */
  installation: string
  /** SCREENS_DIR: where the built screens of the players' site are, if not in apps/site/dist. */
  screens_dir: string | null
  /** BRAND_NAME: the platform's name on screens. */
  brand_name: string
  /** SITE_LANGUAGE: what the site speaks where a visitor has chosen nothing, and the browser asks for none of its languages. */
  default_language: Language
  /** TRUSTED_PROXIES: addresses and networks, comma separated, whose X-Forwarded-For, -Proto and -Host, or Forwarded, are believed; one that writes Forwarded alone must drop the X-Forwarded-For that it receives. */
  trusted_proxies: string[]
  /** API_DOCS: `on` shows integrators the API at /api/docs; a demo does so unless it is `off`. */
  has_api_docs: boolean
  /** CALL_DEADLINE_MS: what a call may take of the database's time before it is answered without it; reports may take longer. */
  call_deadline_ms: number
  /** SIMULATE_DAYS: the history with which a new demo opens; 0 for none. */
  simulate_days: number
  /** SECRET_KEY: 64 hex digits that seal seeds at rest; without it one is kept in DATA_DIR. */
  secret_key: string | null
  /** SECRET_KEY_PREVIOUS: the key before it, while it is rotated: what that key has sealed is still read. */
  secret_key_previous: string | null
  /** GSC_*: the game aggregator, or null where none is set. */
  gsc: GscSettings | null
  /** SHAN_*: the maker of the Shan table, or null where none is set. */
  shan: ShanSettings | null
  /** DEMO_PLAY_URL: where guests try games with play money, before /demo/<game_code>; without it they cannot. */
  demo_play_url: string | null
  /** TWO_D_FEED_URL: the live feed of the market, in the public format (docs/two-d.md); without it people enter results. */
  two_d_feed_url: string | null
  /** TWO_D_SECOND_FEED_URL: another source in the same format, whose word confirms the feed's. */
  two_d_second_feed_url: string | null
}

/** Their values stay out of what is printed: it goes to screens and logs. */
const SECRETS = [
  'DATABASE_URL',
  ...STARTED.map((program) => `${program.toUpperCase()}_DATABASE_URL`),
  ...['SECRET_KEY', 'GSC_SECRET_KEY', 'SHAN_SECRET_KEY'].flatMap((name) => [name, `${name}_PREVIOUS`]),
]
const KINDS_OF_RUN = ['production', 'development', 'test']
/** A year and a day; more takes hours. */
const SIMULATE_DAYS_MAX = 366
/** Beyond, callers and proxies have left. */
const CALL_DEADLINE_MAX_MS = 60_000

/** @throws Error with one line per wrong value. */
export function parseSettings(env: Record<string, string | undefined>): Settings {
  const faults: string[] = []
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback
  const check: Check = (is_right, name, wanted) => {
    const shown = SECRETS.includes(name) ? 'not shown here' : `"${env[name]}"`
    if (!is_right) faults.push(`${name} is ${shown}, but must be ${wanted}`)
  }
  const port = (name: string, fallback: number) => {
    const value = text(name, String(fallback))
    check(/^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536, name, 'a port from 1 to 65535')
    return Number(value)
  }

  const is_demo = text('NODE_ENV', 'development') !== 'production'
  const data_dir = resolve(text('DATA_DIR', './data'))
  const settings: Settings = {
    is_demo,
    port: port('PORT', 3000),
    console_port: port('CONSOLE_PORT', 3001),
    sandbox_port: port('SANDBOX_PORT', 3002),
    host: text('HOST', is_demo ? '0.0.0.0' : '127.0.0.1'),
    data_dir,
    database_url: text('DATABASE_URL', '') || null,
    database: parseDatabase(text, faults, join(data_dir, TIMELINE_FILE)),
    program_databases: parseProgramDatabases(text, faults),
    installation: '',
    screens_dir: text('SCREENS_DIR', '') || null,
    brand_name: text('BRAND_NAME', 'Thazin'),
    // Another one is refused below.
    default_language: text('SITE_LANGUAGE', 'en') as Language,
    ...parseSiteSettings(text),
    trusted_proxies: listOf(text('TRUSTED_PROXIES', '')),
    has_api_docs: text('API_DOCS', is_demo ? 'on' : 'off') === 'on',
    call_deadline_ms: Number(text('CALL_DEADLINE_MS', '2000')),
    ...parseTrafficSettings(text),
    simulate_days: Number(text('SIMULATE_DAYS', '30')),
    ...parseLogSettings(text),
    secret_key: text('SECRET_KEY', '') || null,
    secret_key_previous: text('SECRET_KEY_PREVIOUS', '') || null,
    gsc: parseGsc(text, check),
    shan: parseShan(text, check),
    demo_play_url: parseFeed('DEMO_PLAY_URL', text, check),
    two_d_feed_url: parseFeed('TWO_D_FEED_URL', text, check),
    two_d_second_feed_url: parseFeed('TWO_D_SECOND_FEED_URL', text, check),
  }

  settings.installation = parseInstallation(text, settings.database)
  checkSettings(settings, text, check)
  const ports = [settings.port, settings.console_port, settings.sandbox_port]
  if (new Set(ports).size < ports.length)
    faults.push(`PORT, CONSOLE_PORT and SANDBOX_PORT must differ: ${ports.join(', ')}`)

  if (faults.length > 0) throw new Error(`Wrong settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  return settings
}

function checkSettings(settings: Settings, text: (name: string, fallback: string) => string, check: Check): void {
  // A misspelt `production` would open a demo, with play money for everybody.
  check(KINDS_OF_RUN.includes(text('NODE_ENV', 'development')), 'NODE_ENV', `one of ${KINDS_OF_RUN.join(', ')}`)
  check(isIP(settings.host) !== 0 || settings.host === 'localhost', 'HOST', 'an IP address')
  check(settings.brand_name.length <= 40, 'BRAND_NAME', 'at most 40 letters')
  check(isLanguage(settings.default_language), 'SITE_LANGUAGE', `one of ${LANGUAGES.join(', ')}`)
  checkSiteSettings(settings, check)
  checkTrafficSettings(settings, check)
  check(isInstallation(settings.installation), 'INSTALLATION_NAME', 'a to z, 0 to 9 and _, at most 40, a letter first')
  check(
    settings.trusted_proxies.every(isProxy),
    'TRUSTED_PROXIES',
    'IP addresses and networks like 10.0.0.0/8, comma separated',
  )
  check(isCount(settings.simulate_days, SIMULATE_DAYS_MAX), 'SIMULATE_DAYS', `from 0 to ${SIMULATE_DAYS_MAX}`)
  const is_deadline = settings.call_deadline_ms >= 100 && isCount(settings.call_deadline_ms, CALL_DEADLINE_MAX_MS)
  check(is_deadline, 'CALL_DEADLINE_MS', `from 100 to ${CALL_DEADLINE_MAX_MS}`)
  // A guest's browser is sent there: outside of the demo nobody on the way may read or change it.
  check(
    settings.is_demo || !settings.demo_play_url?.startsWith('http:'),
    'DEMO_PLAY_URL',
    'an https:// address in production',
  )
  checkLogSettings(settings, check)
  check(['on', 'off'].includes(text('API_DOCS', 'off')), 'API_DOCS', 'on or off')
  checkSecretKeys(settings, check)
}

function checkSecretKeys({ secret_key, secret_key_previous }: Settings, check: Check): void {
  const isKey = (value: string | null) => value === null || /^[0-9a-f]{64}$/i.test(value)
  check(isKey(secret_key), 'SECRET_KEY', '64 hex digits')
  check(isKey(secret_key_previous), 'SECRET_KEY_PREVIOUS', '64 hex digits')
  const is_other = secret_key_previous === null || secret_key_previous.toLowerCase() !== secret_key?.toLowerCase()
  check(is_other, 'SECRET_KEY_PREVIOUS', 'another key than SECRET_KEY')
}

const isCount = (value: number, max: number) => Number.isInteger(value) && value >= 0 && value <= max

/** Its whole address: feeds differ in where on their host they speak. */
function parseFeed(name: string, text: (name: string, fallback: string) => string, check: Check): string | null {
  const url = text(name, '')
  if (url === '') return null
  check(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol), name, 'an http:// or https:// address')
  return url
}

/** The settings of this process; a wrong one ends it with its sentence, not with a stack. */
export function settingsOfProcess(): Settings {
  try {
    return parseSettings(process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(2)
  }
}
