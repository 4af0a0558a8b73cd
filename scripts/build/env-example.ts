import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSettings, type Settings } from '#platform/server/settings.ts'
import { ROOT } from '../program.ts'

const FOLDER = 'platform/server'
/** Where settings are declared, each with a comment that begins with its name. */
const PARTS = [
  { file: 'settings.ts', title: 'The platform' },
  { file: 'site-settings.ts', title: 'The players’ site' },
  { file: 'traffic-settings.ts', title: 'How much at once' },
  { file: 'log-settings.ts', title: 'Logs' },
  { file: 'partner-settings.ts', title: 'Partners' },
] as const

const HEAD = `# The settings of the platform, with their defaults. \`npm run env-example\` writes this file from
# ${FOLDER}/settings.ts: do not edit it here.
#
# Copy it to .env, remove the # before what you set, and keep the copy to yourself: it holds keys and passwords.
# The platform reads its environment and no file. In a shell: set -a; . ./.env; set +a; npm start
# Under systemd: EnvironmentFile= with the path of the copy.
`

/** The one that `npm start` reads itself (scripts/ports.mjs). */
export const SANDBOX_SETTING = 'SANDBOX'
const SANDBOX = `
# ── \`npm start\`

# Whether it runs the sandbox with games to play: on or off. On in a demo, off in production.
#${SANDBOX_SETTING}=
`

/** Values that make the parser read what it else leaves unread. */
const EVERYTHING = {
  DATABASE_URL: 'postgres://thazin@localhost/thazin',
  GSC_URL: 'http://localhost',
  GSC_OPERATOR_CODE: 'code',
  GSC_SECRET_KEY: 'key',
  SHAN_URL: 'http://localhost',
  SHAN_SECRET_KEY: 'key',
}

/** `A_NAME: what for.`, or several names with one purpose. */
const COMMENT = /\/\*\* ((?:[A-Z][A-Z_]+(?:, )?)+): (.+?) \*\//g

interface Setting {
  names: string[]
  what_for: string
}

/** The text of .env.example. @throws Error for a setting that is read without a comment, or commented without being read */
export function writeEnvExample(): string {
  const parts = PARTS.map(({ file, title }) => ({ title, settings: settingsIn(file) }))
  const described = parts.flatMap(({ settings }) => settings.flatMap(({ names }) => names))
  const read = settingsThatAreRead()
  const missing = [...read].filter((name) => !described.includes(name))
  if (missing.length > 0) throw new Error(`no comment in ${FOLDER} begins with ${missing.join(', ')}`)
  const unknown = described.filter((name) => !read.has(name))
  if (unknown.length > 0) throw new Error(`nothing reads ${unknown.join(', ')}`)
  const written = parts.map(({ title, settings }) => `\n# ── ${title}\n${settings.map(writeSetting).join('')}`)
  return [HEAD, ...written, SANDBOX].join('')
}

function settingsIn(file: string): Setting[] {
  const source = readFileSync(join(ROOT, FOLDER, file), 'utf8')
  return [...source.matchAll(COMMENT)].map(([, names = '', what_for = '']) => ({ names: names.split(', '), what_for }))
}

/** The parser itself says which. */
export function settingsThatAreRead(): Set<string> {
  const names = new Set<string>()
  const env = new Proxy<Record<string, string | undefined>>(EVERYTHING, {
    get(values, name: string) {
      names.add(name)
      return values[name]
    },
  })
  parseSettings(env)
  return names
}

const writeSetting = ({ names, what_for }: Setting): string =>
  `\n# ${names.length > 1 ? `${names.join(', ')}: ${what_for}` : capitalized(what_for)}\n${names.map((name) => `#${name}=${defaultOf(name)}\n`).join('')}`

const capitalized = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())

/** The value that the parser takes for a setting that is not set; an empty text where it has no default. */
function defaultOf(name: string): string {
  const settings = parseSettings({})
  if (name === 'NODE_ENV') return 'development'
  if (name === 'DATA_DIR') return `./${relative(process.cwd(), settings.data_dir)}`
  // Follows PORT.
  if (name === 'SITE_URL' || name === 'HOST') return ''
  const partners = parseSettings(EVERYTHING)
  const value =
    settings[name.toLowerCase() as keyof Settings] ??
    ofPartner(partners.gsc, name, 'GSC_') ??
    ofPartner(partners.shan, name, 'SHAN_')
  const is_asked_for = name in EVERYTHING
  return is_asked_for || (typeof value !== 'string' && typeof value !== 'number') ? '' : String(value)
}

function ofPartner(partner: object | null, name: string, prefix: string): unknown {
  if (!name.startsWith(prefix)) return undefined
  return Object.entries(partner ?? {}).find(([field]) => field === name.slice(prefix.length).toLowerCase())?.[1]
}
