import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#platform/server/settings.ts'
import { isSandboxWanted } from '../ports.mjs'

export type Env = Record<string, string | undefined>

/** The settings by which the programs of a start find each other. */
export interface Partners {
  /** For the platform: where its game makers are. */
  programs: Env
  /** For the sandbox, or null when none is started. */
  sandbox: Env | null
}

const OPERATOR_CODE = 'THZN'
const AGENT_CODE = 'a3h1'
const SECRET_BYTES = 24

const needsOf = (env: Env) => ({ gsc: !env.GSC_URL?.trim(), shan: !env.SHAN_URL?.trim() })

export function demoPartners(
  settings: Pick<Settings, 'is_demo' | 'host' | 'port' | 'sandbox_port' | 'data_dir'>,
  env: Env,
): Partners {
  if (!isSandboxWanted(settings, env)) return { programs: {}, sandbox: null }
  const needs = needsOf(env)

  const sandbox_url = `http://${hostInUrl(settings.host)}:${settings.sandbox_port}`
  // In production figures that somebody made up decide nothing, whatever else the sandbox is there for.
  const feeds = {
    TWO_D_FEED_URL: env.TWO_D_FEED_URL || `${sandbox_url}/market/live`,
    TWO_D_SECOND_FEED_URL: env.TWO_D_SECOND_FEED_URL || (env.TWO_D_FEED_URL ? '' : `${sandbox_url}/market/second`),
  }
  const secret = keptSecret(join(settings.data_dir, 'sandbox'))
  const gsc = { GSC_OPERATOR_CODE: OPERATOR_CODE, GSC_SECRET_KEY: `gsc-${secret}` }
  const shan = { SHAN_AGENT_CODE: AGENT_CODE, SHAN_SECRET_KEY: `shan-${secret}` }
  return {
    programs: {
      ...(needs.gsc && settings.is_demo && { DEMO_PLAY_URL: env.DEMO_PLAY_URL || sandbox_url }),
      ...(needs.gsc && {
        ...gsc,
        GSC_URL: sandbox_url,
        GSC_CALLBACK_ADDRESSES: env.GSC_CALLBACK_ADDRESSES || ownHost(settings.host),
      }),
      ...(needs.shan && { ...shan, SHAN_URL: sandbox_url }),
      ...(settings.is_demo && feeds),
    },
    sandbox: { ...gsc, ...shan, SANDBOX_OPERATOR_URL: `http://${hostInUrl(settings.host)}:${settings.port}/api` },
  }
}

/** Where this machine reaches what listens on `host`. */
const ownHost = (host: string) => (['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host)

/** The same as an address has it. */
export function hostInUrl(host: string): string {
  const own = ownHost(host)
  return own.includes(':') ? `[${own}]` : own
}

/** Made once, and kept beside the sandbox's ledger: a member's password is for ever, and so is what signs for it. */
function keptSecret(folder: string): string {
  const file = join(folder, 'secret.key')
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
