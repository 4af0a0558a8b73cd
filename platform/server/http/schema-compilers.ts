import ajvCompiler from '@fastify/ajv-compiler'
import serializerCompiler, { type SerializerCompiler } from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>

const buildSerializer = serializerCompiler()
const serializers = new WeakMap<object, ReturnType<SerializerCompiler>>()

/**
 * Fastify's own compilers, kept for the process: a schema is compiled once, for however many servers it is mounted on. Each
 * Fastify would have its own, and a process of tests opens a server for each file. Schemas know nothing of one another, so
 * one is told from another by its object alone.
 */
export const SCHEMA_COMPILERS: Factories = {
  // Ajv keeps what it has compiled, by the schema's object.
  buildValidator: ajvCompiler(),
  buildSerializer: (external_schemas, options) => {
    const compile = buildSerializer(external_schemas, options)
    return (route) => {
      const schema = route.schema as object
      const kept = serializers.get(schema) ?? compile(route)
      serializers.set(schema, kept)
      return kept
    }
  },
}
