import type { Schema } from './document.ts'
import { anchor, escaped, prose } from './html.ts'

/** The type of a value on one line: `string`, a link to a schema, `array of …`. */
export function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return linkTo(schema.$ref)
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.allOf) return typeOf(schema.allOf[0] ?? {})
  if (schema.items) return `array of ${typeOf(schema.items)}`
  if (typeof schema.additionalProperties === 'object') return `object of ${typeOf(schema.additionalProperties)}`
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : schema.type
  return escaped([type ?? 'any value', schema.format].filter((word) => word !== undefined).join(', '))
}

function linkTo(ref: string): string {
  const name = ref.split('/').at(-1) ?? ''
  return `<a href="#${anchor('schema', name)}">${escaped(name)}</a>`
}

/** A schema with all of its fields; of schemas with names the link. */
export function schemaView(schema: Schema): string {
  const inner = fieldsOf(schema)
  const said = schema.description === undefined ? '' : `<p>${prose(schema.description)}</p>`
  const kind = `<p class="type">${typeOf(schema)}${limitsOf(schema)}</p>`
  return said + (inner === '' || schema.$ref !== undefined ? kind : inner)
}

function fieldsOf(schema: Schema): string {
  const { properties, items, anyOf, additionalProperties } = schema
  if (properties) {
    const rows = Object.entries(properties).map(([name, field]) => fieldView(name, field, schema.required ?? []))
    return `<ul class="fields">${rows.join('')}</ul>`
  }
  if (items) return fieldsOf(items)
  if (anyOf) return anyOf.map(fieldsOf).join('')
  return typeof additionalProperties === 'object' ? fieldsOf(additionalProperties) : ''
}

function fieldView(name: string, field: Schema, required: readonly string[]): string {
  const optional = required.includes(name) ? '' : ' <em>may be left out</em>'
  const said = field.description === undefined ? '' : `<p>${prose(field.description)}</p>`
  const inner = field.$ref === undefined ? fieldsOf(field) : ''
  const type = `<span class="type">${typeOf(field)}${limitsOf(field)}</span>`
  return `<li><code>${escaped(name)}</code> ${type}${optional}${said}${inner}</li>`
}

/** Words, bounds and patterns that a value has to meet. */
export function limitsOf({ enum: words, const: only, minimum, maximum, maxLength, pattern }: Schema): string {
  const said = [
    words && words.map((word) => `<code>${escaped(JSON.stringify(word))}</code>`).join(' '),
    only !== undefined && `<code>${escaped(JSON.stringify(only))}</code>`,
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && `at most ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} letters`,
    pattern !== undefined && `<code class="pattern">${escaped(pattern)}</code>`,
  ].filter((part) => part !== undefined && part !== false)
  return said.length === 0 ? '' : `: ${said.join(', ')}`
}
