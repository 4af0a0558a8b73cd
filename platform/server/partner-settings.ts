import { isIP } from 'node:net'
import { listOf } from './site-settings.ts'

type ReadText = (name: string, fallback: string) => string
/** Notes a fault where `is_right` is false: the setting's name, and what it must be. */
export type Check = (is_right: boolean, name: string, wanted: string) => void

/** How the platform and the game aggregator know each other (docs/seamless.md). */
export interface GscSettings {
  /** GSC_URL: where the aggregator is asked. */
  url: string
  /** GSC_OPERATOR_CODE: four letters or digits, given by the aggregator. */
  operator_code: string
  /** GSC_SECRET_KEY: signs both directions. */
  secret_key: string
  /** GSC_SECRET_KEY_PREVIOUS: the key before it; callbacks that are signed with it are still believed. */
  secret_key_previous: string | null
  /** GSC_CALLBACK_ADDRESSES: addresses or networks that callbacks may come from; when empty, from everywhere. */
  callback_addresses: string[]
  /** GSC_CALLBACK_WINDOW_SECONDS: a callback older or newer than this is not believed; 0 believes all. */
  callback_window_seconds: number
  /** GSC_PICTURE_HOSTS: further hosts whose pictures of games are fetched, besides the aggregator's own. */
  picture_hosts: string[]
}

/** How the platform and the maker of the Shan table know each other (docs/shan.md). */
export interface ShanSettings {
  /** SHAN_URL: where the provider is asked. */
  url: string
  /** SHAN_AGENT_CODE: the platform's name there. */
  agent_code: string
  /** SHAN_SECRET_KEY: signs both directions. */
  secret_key: string
  /** SHAN_SECRET_KEY_PREVIOUS: the key before it; callbacks that are signed with it are still believed. */
  secret_key_previous: string | null
}

/** Without an address there is no aggregator; with one, everything that belongs to it must be right. */
export function parseGsc(text: ReadText, check: Check): GscSettings | null {
  const url = text('GSC_URL', '').replace(/\/+$/, '')
  if (url === '') return null
  const is_production = text('NODE_ENV', 'development') === 'production'
  const window = text('GSC_CALLBACK_WINDOW_SECONDS', '300')
  const gsc = {
    url,
    operator_code: text('GSC_OPERATOR_CODE', ''),
    secret_key: text('GSC_SECRET_KEY', ''),
    secret_key_previous: parsePrevious('GSC_SECRET_KEY', text, check),
    callback_addresses: listOf(text('GSC_CALLBACK_ADDRESSES', '')),
    callback_window_seconds: Number(window),
    picture_hosts: listOf(text('GSC_PICTURE_HOSTS', '').toLowerCase()),
  }
  check(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol), 'GSC_URL', 'an http:// or https:// address')
  check(/^[A-Za-z0-9]{4}$/.test(gsc.operator_code), 'GSC_OPERATOR_CODE', 'four letters or digits')
  check(gsc.secret_key !== '', 'GSC_SECRET_KEY', 'the key that the aggregator gave')
  // The signature does not cover the amounts, so in production nobody else may knock.
  check(!is_production || gsc.callback_addresses.length > 0, 'GSC_CALLBACK_ADDRESSES', 'set in production')
  check(
    gsc.callback_addresses.every(isNetwork),
    'GSC_CALLBACK_ADDRESSES',
    'IP addresses or networks like 10.0.0.0/24, comma separated',
  )
  check(
    gsc.picture_hosts.every((host) => /^[a-z0-9.-]+(:\d{1,5})?$/.test(host)),
    'GSC_PICTURE_HOSTS',
    'hosts like img.example.com, comma separated',
  )
  check(/^\d{1,5}$/.test(window), 'GSC_CALLBACK_WINDOW_SECONDS', 'seconds, from 0 to 99999')
  return gsc
}

/** Without an address there is no table; with one, it must be signed for. */
export function parseShan(text: ReadText, check: Check): ShanSettings | null {
  const url = text('SHAN_URL', '').replace(/\/+$/, '')
  if (url === '') return null
  const shan = {
    url,
    agent_code: text('SHAN_AGENT_CODE', 'a3h1'),
    secret_key: text('SHAN_SECRET_KEY', ''),
    secret_key_previous: parsePrevious('SHAN_SECRET_KEY', text, check),
  }
  check(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol), 'SHAN_URL', 'an http:// or https:// address')
  check(/^[A-Za-z0-9_-]{1,50}$/.test(shan.agent_code), 'SHAN_AGENT_CODE', 'letters, digits, dashes or underscores')
  check(shan.secret_key !== '', 'SHAN_SECRET_KEY', 'the key that the provider gave')
  return shan
}

/** While a partner changes its key, calls signed with the one before still come. */
function parsePrevious(name: string, text: ReadText, check: Check): string | null {
  const previous = text(`${name}_PREVIOUS`, '') || null
  check(previous === null || previous !== text(name, ''), `${name}_PREVIOUS`, `another key than ${name}`)
  return previous
}

function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const bits_max = isIP(address) === 4 ? 32 : 128
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= bits_max))
  )
}
