import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url))
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html; charset=utf-8' }

const DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Empty</title></head>
<body><div id="root"></div><script type="module" src="./main.js"></script></body></html>`

const PROGRAM = `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(createElement('header', null, createElement('button', null, 'Hello')))`

export interface EmptyPage {
  url: string
  close(): Promise<void>
}

/** The cost of React and Vite when they show next to nothing: a measure for our pages, made in the same run. */
export async function openEmptyPage(): Promise<EmptyPage> {
  // Below our node_modules, so that the build finds the same React.
  mkdirSync(CACHE, { recursive: true })
  const root = mkdtempSync(join(CACHE, 'empty-page-'))
  writeFileSync(join(root, 'index.html'), DOCUMENT)
  writeFileSync(join(root, 'main.js'), PROGRAM)
  await build({ root, configFile: false, logLevel: 'error', mode: 'production', build: { outDir: 'dist' } })
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    try {
      const content = brotliCompressSync(readFileSync(join(root, 'dist', path)))
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'text/plain',
        'content-encoding': 'br',
        // On a second visit it has its script, as ours have theirs.
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      response.end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the empty page has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(root, { recursive: true, force: true })
    },
  }
}
