import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { createServer, type ViteDevServer } from 'vite'
import type { FirstView, ScreensProgram } from '#contract/screens.ts'
import { ROOT } from '../program.ts'
import type { Backend } from './backend.ts'
import { passOn } from './pass-on.ts'
import { stylesOf } from './styles.ts'

const PROGRAM = '/src/app/entry-server.tsx'
/** Where the stand-in below asks; no player's address begins so. */
const ASKED = '/@screens/'

const RELOAD_AFTER_MS = 50

/** Nothing is kept on the phone: what was edited is to be seen. */
const NO_WORKER = "addEventListener('install', () => skipWaiting())"

/**
 * What the server takes for the build of the site: it asks back here, where the screens are at every moment what their
 * sources say. The document that it composes has everything but the markup.
 */
export function writeStandIn(folder: string, port: number): void {
  mkdirSync(join(folder, 'client', '.vite'), { recursive: true })
  mkdirSync(join(folder, 'server'), { recursive: true })
  writeFileSync(
    join(folder, 'client', '.vite', 'manifest.json'),
    JSON.stringify({ 'src/app/entry-client.tsx': { file: 'src/app/entry-client.tsx' } }),
  )
  writeFileSync(join(folder, 'server', 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(folder, 'server', 'entry-server.js'),
    `const ask = async (name, ...args) => {
  const answer = await fetch('http://127.0.0.1:${port}${ASKED}' + name, { method: 'POST', body: JSON.stringify(args) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}
export const describeScreen = (...args) => ask('describeScreen', ...args)
export const renderGameWindow = (...args) => ask('renderGameWindow', ...args)
export const renderScreen = async () => ({ title: '', description: '', markup: '', sources: [], feature: null })
`,
  )
}

/** The players' site from its sources, its first view rendered on the server as ever. */
export async function openSiteFront(options: {
  port: number
  host: string
  backend: () => Backend
  backend_port: number
}): Promise<{ vite: ViteDevServer; close(): Promise<void> }> {
  const { port, host, backend, backend_port } = options
  const http = createHttpServer()
  const vite = await createServer({
    configFile: join(ROOT, 'web', 'vite.config.ts'),
    cacheDir: join(ROOT, '.cache', 'vite-site'),
    appType: 'custom',
    clearScreen: false,
    optimizeDeps: { entries: ['src/app/entry-client.tsx', 'src/features/*/*.module.ts'] },
    server: { middlewareMode: true, hmr: { server: http }, fs: { allow: [ROOT] } },
  })
  const program = () => vite.ssrLoadModule(PROGRAM) as Promise<ScreensProgram & Record<string, unknown>>
  let has_failed = false
  vite.watcher.on('change', () => {
    if (!has_failed) return
    has_failed = false
    // A page that could not be rendered knows nothing of what was mended. Vite forgets the old source first.
    setTimeout(() => vite.ws.send({ type: 'full-reload' }), RELOAD_AFTER_MS)
  })

  async function showDocument(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const fault = await backend().ready()
    if (fault !== null) return showFault(answer, new Error(fault))
    // The server asks for it too, and would answer a fault in it as one of its own.
    await program()
    const reply = await fetch(`http://127.0.0.1:${backend_port}${request.url}`, {
      headers: { ...plain(request.headers), 'accept-encoding': 'identity' },
      redirect: 'manual',
    })
    const headers = Object.fromEntries(reply.headers)
    // Styles and scripts come in other ways than those that the policy lets in.
    delete headers['content-security-policy']
    for (const name of ['content-length', 'etag', 'transfer-encoding', 'connection']) delete headers[name]
    const html = await reply.text()
    const written = html.match(/id="first-view">(.*?)<\/script>/s)?.[1]
    const shown = written === undefined ? html : await renderInto(html, JSON.parse(written), request.url ?? '/')
    answer.writeHead(reply.status, { ...headers, 'cache-control': 'no-store' }).end(shown)
  }

  async function renderInto(html: string, view: FirstView, url: string): Promise<string> {
    const { renderScreen } = await program()
    const rendered = await renderScreen(view)
    if ('failure' in rendered) console.error(rendered.failure)
    const first_view = { ...view, feature: rendered.feature, ...('failure' in rendered && { is_bare: true }) }
    const document = html
      .replace(/<title>.*?<\/title>/s, () => `<title>${rendered.title}</title>`)
      .replace('<div id="root"></div>', () => `<div id="root">${rendered.markup}</div>`)
      .replace(/(id="first-view">).*?(<\/script>)/s, (_all, before, after) =>
        [before, JSON.stringify(first_view).replaceAll('<', '\\u003c'), after].join(''),
      )
    const styles = await stylesOf(vite)
    return vite.transformIndexHtml(
      url,
      document.replace('</head>', () => `${styles}</head>`),
    )
  }

  function showFault(answer: ServerResponse, error: Error): void {
    has_failed = true
    vite.ssrFixStacktrace(error)
    const text = (error.stack ?? error.message).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    console.error(error.message)
    answer
      .writeHead(500, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><script type="module" src="/@vite/client"></script><title>Error</title><pre>${text}</pre>`)
  }

  vite.middlewares.use((request, answer) => {
    const path = request.url ?? '/'
    if (path.startsWith(ASKED)) return void answerServer(path.slice(ASKED.length), request, answer)
    if (path === '/worker.js') return void answer.writeHead(200, { 'content-type': 'text/javascript' }).end(NO_WORKER)
    if (request.method === 'GET' && request.headers.accept?.includes('text/html') && !path.startsWith('/api/'))
      return void showDocument(request, answer).catch((error: Error) => showFault(answer, error))
    void passOn(backend(), backend_port, request, answer)
  })

  async function answerServer(name: string, request: IncomingMessage, answer: ServerResponse): Promise<void> {
    try {
      const args = (await json(request)) as unknown[]
      const called = (await program())[name] as (...args: unknown[]) => unknown
      answer.end(JSON.stringify(await called(...args)))
    } catch (error) {
      answer.writeHead(500).end(error instanceof Error ? error.message : String(error))
    }
  }

  http.on('request', vite.middlewares)
  await new Promise<void>((resolve) => http.listen(port, host, resolve))
  return {
    vite,
    async close() {
      http.closeAllConnections()
      http.close()
      await vite.close()
    },
  }
}

const plain = (headers: IncomingMessage['headers']): Record<string, string> => {
  const { host = '', cookie = '', 'user-agent': agent = '', 'accept-language': languages = '' } = headers
  return { host, cookie, 'user-agent': agent, 'accept-language': languages, accept: 'text/html' }
}
