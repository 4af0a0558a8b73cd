/** Answers as servers have given them, or might: each wrong in one place, with the claims that must find it. */
import type { Change, ProxiedRequest, ProxyAnswer } from '../changing-proxy.ts'
import { at, isObject, isOk, listAt, type Row } from '../fields.ts'
import type { Area } from '../walk.ts'

export interface OldAnswer {
  name: string
  area: Area
  change: Change
  /** `call: claim`: all that fail then. */
  found_by: string[]
}

/** Edits the answers to one call. */
export function on(call: string, edit: (answered: ProxyAnswer, requested: ProxiedRequest) => void): Change {
  const [method, path] = call.split(' ')
  return (answered, requested) => {
    if (requested.method === method && requested.path.split('?')[0] === path) edit(answered, requested)
  }
}

/** The same of accepted calls alone. */
export const onAccepted = (call: string, edit: (answered: ProxyAnswer, requested: ProxiedRequest) => void): Change =>
  on(call, (answered, requested) => {
    if (isOk(answered.status)) edit(answered, requested)
  })

export const rowsAt = (body: unknown, ...path: string[]): Row[] => listAt(body, ...path).filter(isObject)
export const objectAt = (body: unknown, ...path: string[]): Row => {
  const found = path.length === 0 ? body : at(body, ...path)
  return isObject(found) ? found : {}
}
