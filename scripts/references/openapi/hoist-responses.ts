import { byText } from './canonical.ts'
import type { Schema } from './schemas.ts'

type Responses = Record<string, Schema>

/**
 * Puts refusals that several calls share among the components: `Refused503BusyUnavailable`. The operations of `paths` are
 * changed in place.
 */
export function hoistResponses(paths: Record<string, Record<string, Schema>>): Responses {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const counts = new Map<string, number>()
  for (const [, text] of operations.flatMap(refusalsIn)) counts.set(text, (counts.get(text) ?? 0) + 1)
  const hoisted: Responses = {}
  for (const operation of operations) {
    const responses = operation.responses as Responses
    for (const [status, text] of refusalsIn(operation)) {
      if ((counts.get(text) ?? 0) < 2) continue
      const name = `Refused${status}${codesIn(text).map(pascal).join('')}`
      const taken = hoisted[name]
      // The same codes with examples of their own stay where they are.
      if (taken !== undefined && JSON.stringify(taken) !== text) continue
      hoisted[name] = JSON.parse(text) as Schema
      responses[status] = { $ref: `#/components/responses/${name}` }
    }
  }
  return byText(hoisted)
}

const refusalsIn = ({ responses }: Schema): [string, string][] =>
  Object.entries(responses as Responses)
    .filter(([status]) => status !== '200')
    .map(([status, response]) => [status, JSON.stringify(response)])

const codesIn = (text: string) => [...text.matchAll(/`([a-z0-9_]+)`: /g)].map(([, code = '']) => code)
const pascal = (code: string) => code.replaceAll(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
