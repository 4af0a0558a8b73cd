import type { ApiDocument, ApiResponse, Content, Operation } from './document.ts'
import { anchor, escaped, prose } from './html.ts'
import { limitsOf, schemaView, typeOf } from './schema-view.ts'

export interface CallPlace {
  method: string
  path: string
  operation: Operation
}

/** A call with its parameters, its body, its answer and its refusals. */
export function callView(document: ApiDocument, { method, path, operation }: CallPlace): string {
  const { summary, description, security, requestBody, responses } = operation
  const name = `<b class="${method}">${method.toUpperCase()}</b> <code>${breakable(path)}</code>`
  const body = requestBody?.content['application/json']
  const { 200: accepted, ...refused } = responses
  return [
    `<details class="call" id="${anchor(method, path)}"><summary>${name}<span>${prose(summary)}</span></summary><div>`,
    `<p>${security ? 'Needs a session.' : 'Needs no session.'} ${prose(description ?? '')}</p>`,
    parametersView(operation),
    body ? `<h4>Request</h4>${contentView(document, body, 'request')}` : '',
    accepted ? `<h4>Answer</h4>${answerView(document, accepted)}` : '',
    `<h4>Refusals</h4><dl class="refusals">${Object.entries(refused)
      .map(([status, one]) => refusalView(document, status, one))
      .join('')}</dl>`,
    '</div></details>',
  ].join('')
}

/** A long path breaks at its slashes. */
const breakable = (path: string) => escaped(path).replaceAll('/', '/<wbr>')

function parametersView({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(({ name, in: place, required, description, schema }) => {
    const optional = required ? '' : ' <em>may be left out</em>'
    const said = description === undefined ? '' : `<p>${prose(description)}</p>`
    const type = `<span class="type">${typeOf(schema)}${limitsOf(schema)}</span>`
    return `<li><code>${escaped(name)}</code> in the ${place} ${type}${optional}${said}</li>`
  })
  return `<h4>Parameters</h4><ul class="fields">${rows.join('')}</ul>`
}

/** The fields of a named schema are shown at once; those of the schemas inside are a link away. */
function contentView({ components }: ApiDocument, { schema, example }: Content, what: string): string {
  const name = schema.$ref?.split('/').at(-1) ?? ''
  const link = name === '' ? '' : `<p class="type">${typeOf(schema)}</p>`
  return (
    link +
    schemaView(components.schemas[name] ?? schema) +
    (example === undefined ? '' : exampleView(`Example of the ${what}`, example))
  )
}

function answerView(document: ApiDocument, { content = {} }: ApiResponse): string {
  const json = content['application/json']
  if (json) return contentView(document, json, 'answer')
  return `<p>A file: <code>${Object.keys(content).map(escaped).join(', ')}</code></p>`
}

const exampleView = (title: string, value: unknown) => preView(title, JSON.stringify(value, null, 2))

const preView = (title: string, text: string) =>
  `<details class="example"><summary>${title}</summary><pre tabindex="0">${escaped(text)}</pre></details>`

function refusalView({ components }: ApiDocument, status: string, response: ApiResponse): string {
  const { description = '', content } = response.$ref
    ? (components.responses[response.$ref.split('/').at(-1) ?? ''] ?? {})
    : response
  const examples = Object.entries(content?.['application/json']?.examples ?? {})
  const lines = description.split('\n\n').map((line) => `<p>${prose(line)}</p>`)
  const bodies = examples.map(([, { value }]) => JSON.stringify(value, null, 2))
  const title = bodies.length === 1 ? 'Example' : `${bodies.length} examples`
  const shown = bodies.length === 0 ? '' : preView(title, bodies.join('\n\n'))
  return `<dt>${status}</dt><dd>${lines.join('')}${shown}</dd>`
}
