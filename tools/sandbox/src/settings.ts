import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { CALM, type Chaos, parseChaos } from './operator/chaos.ts'
import type { Agent } from './shan/sign.ts'

/** Every setting of the sandbox, its default and what it is for. Read once at start. */
export interface Settings {
  /** NODE_ENV: in `production` the switch for chaos is off. */
  is_demo: boolean
  /** SANDBOX_PORT: games, the ledger's pages and the aggregator's calls. */
  port: number
  /** HOST: the address to listen on; in production this machine alone, unless another address is set. */
  host: string
  /** DATA_DIR: the sandbox keeps its ledger in the folder `sandbox` there. */
  ledger_file: string
  /** GSC_OPERATOR_CODE: the operator's name here, four letters or digits. */
  operator_code: string
  /** GSC_SECRET_KEY: what signs the calls of both sides. */
  secret_key: string
  /** SHAN_AGENT_CODE, SHAN_SECRET_KEY: the same for the Shan table; without its key there is no table. */
  shan: Agent | null
  /** SANDBOX_OPERATOR_URL: before /v1/api/seamless/… of the operator's callbacks. */
  operator_url: string
  /** SANDBOX_PUBLIC_URL: where players reach the sandbox; without it, the host of their lobby at our port. */
  public_url: string | null
  /** SANDBOX_CHAOS: faults on purpose, such as `seed=7,duplicate=0.2,drop=0.1`. */
  chaos: Chaos
  /** LOG_LEVEL: fatal, error, warn, info, debug, trace or silent. */
  log_level: string
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const SECRET_MIN = 8

/** @throws Error with one line per wrong value. */
export function parseSettings(env: Record<string, string | undefined>): Settings {
  const faults: string[] = []
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback
  const check = (is_right: boolean, sentence: string) => {
    if (!is_right) faults.push(sentence)
  }
  const address = (name: string, fallback: string) => {
    const value = text(name, fallback).replace(/\/+$/, '')
    check(!value || isWebAddress(value), `${name} is "${value}", but must be an http:// or https:// address`)
    return value
  }

  const is_demo = text('NODE_ENV', 'development') !== 'production'
  const settings: Settings = {
    is_demo,
    port: Number(text('SANDBOX_PORT', '3002')),
    host: text('HOST', is_demo ? '0.0.0.0' : '127.0.0.1'),
    ledger_file: join(resolve(text('DATA_DIR', './data')), 'sandbox', 'ledger.sqlite'),
    operator_code: text('GSC_OPERATOR_CODE', '').toUpperCase(),
    secret_key: text('GSC_SECRET_KEY', ''),
    shan: parseShan(text('SHAN_AGENT_CODE', 'a3h1'), text('SHAN_SECRET_KEY', '')),
    operator_url: address('SANDBOX_OPERATOR_URL', 'http://127.0.0.1:3000/api'),
    public_url: address('SANDBOX_PUBLIC_URL', '') || null,
    chaos: CALM,
    log_level: text('LOG_LEVEL', 'info'),
  }
  const { port, host, operator_code, secret_key } = settings

  check(
    Number.isInteger(port) && port > 0 && port < 65_536,
    `SANDBOX_PORT is "${env.SANDBOX_PORT}", but must be a port`,
  )
  check(isIP(host) !== 0 || host === 'localhost', `HOST is "${env.HOST}", but must be an IP address`)
  check(/^[A-Z0-9]{4}$/.test(operator_code), 'GSC_OPERATOR_CODE must be four letters or digits')
  check(secret_key.length >= SECRET_MIN, `GSC_SECRET_KEY must have at least ${SECRET_MIN} characters`)
  check(LOG_LEVELS.includes(settings.log_level), `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`)
  try {
    settings.chaos = parseChaos(text('SANDBOX_CHAOS', ''))
  } catch (error) {
    faults.push(`SANDBOX_CHAOS: ${error instanceof Error ? error.message : String(error)}`)
  }
  check(settings.is_demo || !env.SANDBOX_CHAOS, 'SANDBOX_CHAOS is not for production')

  if (faults.length > 0) throw new Error(`Wrong settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  return settings
}

function parseShan(agent_code: string, secret_key: string): Agent | null {
  return secret_key === '' ? null : { agent_code, secret_key }
}

function isWebAddress(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
}
