/** OpenAPI 3.1 out of the mounted calls, their texts and the examples that tests recorded. */
import { Problem } from '#platform/contract/problem-shape.ts'
import type { Route } from '#platform/server/http/route.ts'
import type { Tag } from './call-texts.ts'
import { byText } from './canonical.ts'
import type { ContractExport } from './contract-exports.ts'
import type { Examples } from './examples.ts'
import { hoistResponses } from './hoist-responses.ts'
import { writeOperation } from './operation.ts'
import { type Schema, SchemaWriter } from './schemas.ts'

export interface OpenApi {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Schema>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, Schema>
    securitySchemes: Record<string, Schema>
  }
}

export interface DocumentParts {
  title: string
  description: string
  version: string
  /** Before the paths of the texts: `/api`. */
  prefix: string
  tags: Tag[]
  routes: readonly Route[]
  exports: Map<object, ContractExport>
  examples: Examples
  securitySchemes: Record<string, Schema>
}

/** @throws Error that names a call without a text, or a text without a call */
export function writeDocument(parts: DocumentParts): OpenApi {
  const { title, version, description, prefix, tags, routes, securitySchemes } = parts
  const writer = new SchemaWriter(parts.exports)
  const paths: OpenApi['paths'] = {}
  const untold = new Set(routes)
  for (const { name: tag, calls } of tags) {
    for (const [name, text] of Object.entries(calls)) {
      const mounted = routes.filter((route) => nameOf(route, prefix) === name)
      if (mounted.length === 0) throw new Error(`${name} of ${tag} has a text, but is not mounted`)
      for (const route of mounted) {
        untold.delete(route)
        const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
        const place = { method: route.method, path, tag }
        const example = parts.examples[`${route.method} ${route.path}`]
        const operation = writeOperation({ writer, text, route, example }, place)
        paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation }
      }
    }
  }
  const names = [...untold].map((route) => nameOf(route, prefix))
  if (names.length > 0) throw new Error(`${names.join(', ')}: say what this is in modules/*/contract/calls.ts`)
  writer.write(Problem)
  const responses = hoistResponses(paths)
  return {
    openapi: '3.1.0',
    info: { title, version, description },
    servers: [{ url: '/' }],
    tags: tags.map((tag) => ({ name: tag.name, description: tag.description })),
    paths: byText(paths),
    components: { schemas: byText(writer.components), responses, securitySchemes },
  }
}

const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>, prefix: string) =>
  `${method} ${path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path}`
