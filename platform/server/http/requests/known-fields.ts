import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { type Call, parseCall } from './call.ts'

/**
 * Hands on the fields that a schema names and leaves out the others: what a client sends besides reaches no use case, and so
 * cannot take the place of what the server knows itself (`{ player_id, ...query }`).
 */
function pickKnownFields(schema: TSchema | undefined): (sent: unknown) => unknown {
  const { properties, additionalProperties, patternProperties } = (schema ?? {}) as Record<string, unknown>
  // A partner's body and one of free names are parsed by their use cases; a call without a schema takes nothing.
  if (schema && (additionalProperties === true || patternProperties !== undefined || properties === undefined)) {
    return (sent) => sent
  }
  const names = Object.keys(properties ?? {})
  return (sent) => {
    if (typeof sent !== 'object' || sent === null) return sent
    const known: Record<string, unknown> = {}
    for (const name of names) if (Object.hasOwn(sent, name)) known[name] = (sent as Record<string, unknown>)[name]
    return known
  }
}

/** The call as its use case may see it: without what its schemas do not name. */
export function createCallParser({
  query,
  body,
}: {
  query?: TSchema
  body?: TSchema
}): (request: FastifyRequest) => Call {
  const pickQuery = pickKnownFields(query)
  const pickBody = pickKnownFields(body)
  return (request) => {
    const call = parseCall(request)
    call.query = pickQuery(call.query)
    call.body = pickBody(call.body)
    return call
  }
}
