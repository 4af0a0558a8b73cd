import { readFileSync } from 'node:fs'

/** A JSON Schema, as far as the page shows it. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: Schema | boolean
  minimum?: number
  maximum?: number
  maxLength?: number
}

export interface Content {
  schema: Schema
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

export interface ApiResponse {
  $ref?: string
  description?: string
  content?: Record<string, Content>
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security?: object[]
  parameters?: { name: string; in: string; required: boolean; description?: string; schema: Schema }[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, ApiResponse>
}

/** A document of docs/reference/, as scripts/references writes it. */
export interface ApiDocument {
  info: { title: string; version: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, ApiResponse> }
}

const REFERENCE = new URL('../../../docs/reference/', import.meta.url)

export const SITE_DOCUMENT = 'openapi.json'
export const CONSOLE_DOCUMENT = 'openapi-console.json'

/** The bytes of a document, which the check `references` keeps equal to the mounted calls. */
export const readDocument = (name: string): Buffer => readFileSync(new URL(name, REFERENCE))
