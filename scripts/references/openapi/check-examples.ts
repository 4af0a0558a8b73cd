import { Errors } from 'typebox/schema'
import type { OpenApi } from './document.ts'
import type { Schema } from './schemas.ts'

interface Content {
  schema: Schema
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

/** One line for each example of a document that its schema does not allow, and for each number without its unit. */
export function documentFaults(document: OpenApi): string[] {
  return [...exampleFaults(document), ...unitFaults(document.paths), ...unitFaults(document.components.schemas)]
}

function exampleFaults({ paths, components }: OpenApi): string[] {
  const faults: string[] = []
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const call = `${method.toUpperCase()} ${path}`
      for (const [place, { schema, example, examples = {} }] of contentsOf(operation)) {
        const all = [...(example === undefined ? [] : [example]), ...Object.values(examples).map(({ value }) => value)]
        for (const value of all) {
          const [is_right, errors] = Errors({ components, ...schema }, value)
          if (is_right) continue
          const [first] = errors as { instancePath: string; message: string }[]
          faults.push(`${call}: the example of its ${place} has a fault at ${first?.instancePath}: ${first?.message}`)
        }
      }
    }
  }
  return faults
}

function contentsOf({ requestBody, responses }: Schema): [string, Content][] {
  const body = requestBody as { content: Record<string, Content> } | undefined
  const answers = Object.entries(responses as Record<string, { content?: Record<string, Content> }>)
  const found: [string, Content][] = []
  if (body) for (const content of Object.values(body.content)) found.push(['request', content])
  for (const [status, { content = {} }] of answers)
    for (const one of Object.values(content)) found.push([`answer ${status}`, one])
  return found
}

/** A reader has to know what a number counts: kyat, percent, a multiple. Whole numbers count what their names say. */
function unitFaults(place: unknown, path = ''): string[] {
  if (Array.isArray(place)) return place.flatMap((one, index) => unitFaults(one, `${path}/${index}`))
  if (typeof place !== 'object' || place === null) return []
  const schema = place as Schema
  const types: unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type]
  const is_bare = types.includes('number') && !('enum' in schema) && !('const' in schema) && !('description' in schema)
  // Of several forms, their place says what they are.
  const { anyOf, ...rest } = schema
  const forms = 'description' in schema ? [] : unitFaults(anyOf, `${path}/anyOf`)
  const inner = Object.entries(rest)
    .filter(([name]) => name !== 'example' && name !== 'examples')
    .flatMap(([name, value]) => unitFaults(value, `${path}/${name}`))
  return [
    ...(is_bare ? [`${path}: say in what unit this number is (platform/contract/shapes.ts)`] : []),
    ...forms,
    ...inner,
  ]
}
