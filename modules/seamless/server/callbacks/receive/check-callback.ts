import { BlockList, isIPv6 } from 'node:net'
import { signingKeyOf } from '#platform/server/partner-key.ts'
import type { GscSettings } from '#platform/server/settings.ts'
import { CALLBACK_CODE, type CallbackCode } from '#seamless/contract/protocol.ts'
import { type Fields, parseFields, parseInstant, parseJson, parseText } from '../../callback-fields.ts'
import type { Alarm } from '../../rules.ts'
import { type CallbackAction, isSameSignature, signCallback } from '../../sign.ts'

export interface CallbackReader {
  /** The fields of a call, or what is wrong with it as a whole. */
  open(action: CallbackAction, call: { text: string; address: string }): OpenedCallback
}

export interface OpenedCallback {
  fields: Fields
  refused: { code: CallbackCode; reason: Alarm } | null
}

/**
 * Who may call, and when: everything about a callback that its signature says. `onPreviousKey` hears of each callback
 * that is believed because of the key before the present one.
 */
export function createCallbackParser(
  { settings, onPreviousKey }: { settings: GscSettings; onPreviousKey: () => void },
  now: () => number = Date.now,
): CallbackReader {
  const isAllowed = allowList(settings.callback_addresses)
  return {
    open(action, { text, address }) {
      const fields = parseFields(parseJson(text))
      if (fields === null) return refuse({}, CALLBACK_CODE.internal, 'no JSON object')
      if (!isAllowed(address)) return refuse(fields, CALLBACK_CODE.wrong_signature, 'foreign address')
      const { operator_code } = fields
      if (typeof operator_code !== 'string' || operator_code.toLowerCase() !== settings.operator_code.toLowerCase()) {
        return refuse(fields, CALLBACK_CODE.wrong_operator, 'operator code')
      }
      const request_time = parseText(fields.request_time) ?? ''
      const key = signingKeyOf(settings, (secret_key) =>
        isSameSignature(signCallback(action, { operator_code, request_time, secret_key }), fields.sign),
      )
      if (key === null) return refuse(fields, CALLBACK_CODE.wrong_signature, 'signature')
      if (!isTimely(request_time, settings.callback_window_seconds, now()))
        return refuse(fields, CALLBACK_CODE.wrong_signature, 'time')
      if (key === 'previous') onPreviousKey()
      return { fields, refused: null }
    },
  }
}

const refuse = (fields: Fields, code: CallbackCode, reason: Alarm): OpenedCallback => ({
  fields,
  refused: { code, reason },
})

/** An empty list lets everybody in. */
function allowList(networks: string[]): (address: string) => boolean {
  if (networks.length === 0) return () => true
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family)
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

function isTimely(request_time: string, window_seconds: number, now_ms: number): boolean {
  if (window_seconds === 0) return true
  const instant = parseInstant(request_time)
  return instant !== null && Math.abs(now_ms - instant.getTime()) <= window_seconds * 1_000
}
