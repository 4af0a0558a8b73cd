import { takenBy } from '#platform/contract/shapes.ts'
import type { ContractExport } from './contract-exports.ts'

/** A JSON Schema of the document. */
export type Schema = Record<string, unknown>

/** Makes the schemas of one document out of those of the contract, and keeps those that have a name. */
export class SchemaWriter {
  readonly components: Record<string, Schema> = {}
  readonly #exports: Map<object, ContractExport>
  readonly #names = new Map<object, string>()

  constructor(exports: Map<object, ContractExport>) {
    this.#exports = exports
  }

  /** `$ref` for a schema that the contract exports and that is more than one value. */
  write(schema: object, context: { comments?: ReadonlyMap<string, string>; path?: readonly string[] } = {}): Schema {
    const known = this.#exports.get(schema)
    if (known && isNamed(schema)) return { $ref: `#/components/schemas/${this.#nameOf(schema, known)}` }
    return this.#inPlace(schema as Schema, context.comments ?? new Map(), context.path ?? [])
  }

  /** The fields of a query or of an address, each with whether it has to be there. */
  fields(schema: object): { name: string; is_required: boolean; schema: Schema }[] {
    const { properties = {}, required = [] } = schema as { properties?: Record<string, object>; required?: string[] }
    const comments = this.#exports.get(schema)?.comments ?? new Map<string, string>()
    return Object.entries(properties).map(([name, field]) => ({
      name,
      is_required: required.includes(name),
      schema: this.#field(name, field, comments, []),
    }))
  }

  #nameOf(schema: object, { name, module, description, comments }: ContractExport): string {
    const given = this.#names.get(schema)
    if (given !== undefined) return given
    const is_taken = [...this.#names.values()].includes(name)
    const unique = is_taken ? `${pascal(module)}${name}` : name
    this.#names.set(schema, unique)
    const written = this.#inPlace(schema as Schema, comments, [])
    this.components[unique] = { ...written, ...joined(description, written.description) }
    return unique
  }

  #inPlace(schema: Schema, comments: ReadonlyMap<string, string>, path: readonly string[]): Schema {
    const { properties, required, anyOf, items, patternProperties, ...rest } = schema
    if (Array.isArray(anyOf)) return { ...this.#union(anyOf as object[], comments, path), ...rest }
    const written: Schema = { ...rest }
    if (patternProperties) {
      const values = Object.values(patternProperties as Record<string, object>)
      written.additionalProperties = this.write(values[0] ?? {}, { comments, path })
    }
    if (items) written.items = this.write(items, { comments, path })
    if (properties) {
      const fields = Object.entries(properties as Record<string, object>)
      written.properties = Object.fromEntries(
        fields.map(([name, field]) => [name, this.#field(name, field, comments, path)]),
      )
      const names = fields.filter(([name, field]) => isRequired(name, field, required)).map(([name]) => name)
      if (names.length > 0) written.required = names
    }
    if (isMoment(written)) written.format = 'date-time'
    return written
  }

  #field(name: string, field: object, comments: ReadonlyMap<string, string>, path: readonly string[]): Schema {
    const place = [...path, name]
    const written = this.write(takenBy(field)?.schema ?? field, { comments, path: place })
    return { ...written, ...joined(comments.get(place.join('.')), written.description) }
  }

  /** Words become an enumeration, and a null beside one type a second type of it. */
  #union(parts: object[], comments: ReadonlyMap<string, string>, path: readonly string[]): Schema {
    const values = parts.map((part) => (part as Schema).const)
    if (values.every((value) => value !== undefined)) return { type: typeof values[0], enum: values }
    const written = parts.map((part) => this.write(part, { comments, path }))
    const others = written.filter(({ type }) => type !== 'null')
    const [only] = others
    if (others.length === 1 && others.length < written.length && typeof only?.type === 'string') {
      const words = Array.isArray(only.enum) ? { enum: [...only.enum, null] } : {}
      return { ...only, type: [only.type, 'null'], ...words }
    }
    return { anyOf: written }
  }
}

const isNamed = (schema: object) => 'anyOf' in schema || 'enum' in schema || (schema as Schema).type === 'object'

const isRequired = (name: string, field: object, required: unknown) =>
  takenBy(field)?.is_required ?? (Array.isArray(required) && required.includes(name))

const isMoment = ({ type, description }: Schema) => type === 'string' && String(description).includes('ISO 8601 in UTC')

const pascal = (name: string) => name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

function joined(...texts: unknown[]): { description?: string } {
  const said = [...new Set(texts.filter((text): text is string => typeof text === 'string' && text !== ''))]
  return said.length === 0 ? {} : { description: said.join(' ') }
}
