import { createHash } from 'node:crypto'
import { callView } from './call-view.ts'
import type { ApiDocument, Operation } from './document.ts'
import { anchor, escaped, prose } from './html.ts'
import { schemaView } from './schema-view.ts'
import { STYLE } from './style.ts'

const HASH = createHash('sha256').update(STYLE).digest('base64')
/** Nothing but the page itself: no script, no other host, and only this style. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** A document as a page that needs no script. `json` is the address of the document itself. */
export function writePage(document: ApiDocument, json: string): string {
  const { title, version, description } = document.info
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title><style>${STYLE}</style></head><body>`,
    `<header><h1>${escaped(title)}</h1><p>Version ${escaped(version)} · <a href="${json}">OpenAPI 3.1 as JSON</a></p></header>`,
    `<div class="columns">${contentsView(document)}<main><p>${prose(description)}</p>`,
    ...document.tags.map((tag) => tagView(document, tag)),
    schemasView(document),
    '</main></div></body></html>',
  ].join('')
}

function contentsView({ tags }: ApiDocument): string {
  const links = tags.map(({ name }) => `<li><a href="#${anchor('tag', name)}">${escaped(name)}</a></li>`)
  return `<nav aria-label="Contents"><ul>${links.join('')}<li><a href="#schemas">schemas</a></li></ul></nav>`
}

function tagView(document: ApiDocument, { name, description }: { name: string; description: string }): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]: [string, Operation]) => operation.tags.includes(name))
      .map(([method, operation]) => callView(document, { method, path, operation })),
  )
  return `<section id="${anchor('tag', name)}"><h2>${escaped(name)}</h2><p>${prose(description)}</p>${calls.join('')}</section>`
}

function schemasView({ components }: ApiDocument): string {
  const views = Object.entries(components.schemas).map(
    ([name, schema]) =>
      // A link opens the schema that it leads to, since the place is inside of it.
      `<details class="call"><summary><code>${escaped(name)}</code></summary><div id="${anchor('schema', name)}">${schemaView(schema)}</div></details>`,
  )
  return `<section id="schemas"><h2>schemas</h2>${views.join('')}</section>`
}
