import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { ViteDevServer } from 'vite'
import type { FirstView, ScreensProgram } from '#platform/contract/screens.ts'
import { passOn } from './pass-on.ts'
import { ASKED } from './stand-in.ts'
import { stylesOf } from './styles.ts'
import { type Front, openVite } from './vite-front.ts'

const PROGRAM = '/apps/site/entry-server.tsx'
const RELOAD_AFTER_MS = 50
/** Styles and scripts come in other ways than those that the policy lets in, and the length is another one. */
const NOT_PASSED_ON = ['content-security-policy', 'content-length', 'etag', 'transfer-encoding', 'connection']
/** Nothing is kept on the phone: what was edited is to be seen. */
const NO_WORKER = "addEventListener('install', () => skipWaiting())"

interface SiteFrontOptions {
  /** The server behind it, which starts after it. */
  backend: { ready(): Promise<string | null> }
  backend_port: number
}

/** The players' site from its sources, its first view rendered on the server as ever. */
export async function openSiteFront({ backend, backend_port }: SiteFrontOptions): Promise<Front> {
  const front = await openVite('site', ['apps/site/entry-client.tsx', '{modules,platform}/*/site/routes.ts'])
  const { vite } = front
  let has_failed = false
  vite.watcher.on('change', () => {
    if (!has_failed) return
    has_failed = false
    // A page that could not be rendered knows nothing of what was mended. Vite forgets the old source first.
    setTimeout(() => vite.ws.send({ type: 'full-reload' }), RELOAD_AFTER_MS)
  })

  async function showDocument(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    try {
      const fault = await backend.ready()
      if (fault !== null) throw new Error(fault)
      await sendDocument(vite, backend_port, request, answer)
    } catch (error) {
      has_failed = true
      showFault(vite, answer, error as Error)
    }
  }

  vite.middlewares.use((request, answer) => {
    const path = request.url ?? '/'
    if (path.startsWith(ASKED)) return void answerServer(vite, path.slice(ASKED.length), request, answer)
    if (path === '/worker.js') return void answer.writeHead(200, { 'content-type': 'text/javascript' }).end(NO_WORKER)
    const wants_page = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (wants_page && !path.startsWith('/api/')) return void showDocument(request, answer)
    void passOn(backend, backend_port, request, answer)
  })
  return front
}

const programOf = (vite: ViteDevServer) =>
  vite.ssrLoadModule(PROGRAM) as Promise<ScreensProgram & Record<string, unknown>>

async function sendDocument(
  vite: ViteDevServer,
  backend_port: number,
  request: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  // The server asks for it too, and would answer a fault in it as one of its own.
  const { renderScreen } = await programOf(vite)
  const url = request.url ?? '/'
  const reply = await fetch(`http://127.0.0.1:${backend_port}${url}`, {
    headers: passedOn(request.headers),
    redirect: 'manual',
  })
  const html = await reply.text()
  const written = html.match(/id="first-view">(.*?)<\/script>/s)?.[1]
  let shown = html
  if (written !== undefined) {
    const view: FirstView = JSON.parse(written)
    const rendered = await renderScreen(view)
    if ('failure' in rendered) console.error(rendered.failure)
    const first_view = { ...view, feature: rendered.feature, ...('failure' in rendered && { is_bare: true }) }
    const document = html
      .replace(/<title>.*?<\/title>/s, () => `<title>${rendered.title}</title>`)
      .replace('<div id="root"></div>', () => `<div id="root">${rendered.markup}</div>`)
      .replace(
        `id="first-view">${written}`,
        () => `id="first-view">${JSON.stringify(first_view).replaceAll('<', '\\u003c')}`,
      )
    const styles = await stylesOf(vite)
    shown = await vite.transformIndexHtml(
      url,
      document.replace('</head>', () => `${styles}</head>`),
    )
  }
  const headers = Object.fromEntries([...reply.headers].filter(([name]) => !NOT_PASSED_ON.includes(name)))
  answer.writeHead(reply.status, { ...headers, 'cache-control': 'no-store' }).end(shown)
}

function passedOn(headers: IncomingMessage['headers']): Record<string, string> {
  const { host = '', cookie = '', 'user-agent': agent = '', 'accept-language': languages = '' } = headers
  return { host, cookie, 'user-agent': agent, 'accept-language': languages, 'accept-encoding': 'identity' }
}

/** In the page, where Vite's client shows it too, and in the terminal. */
function showFault(vite: ViteDevServer, answer: ServerResponse, error: Error): void {
  vite.ssrFixStacktrace(error)
  console.error(error.message)
  const text = (error.stack ?? error.message).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  answer
    .writeHead(500, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><script type="module" src="/@vite/client"></script><title>Error</title><pre>${text}</pre>`)
}

/** Answers a call of the stand-in, which the server has loaded in place of a build. */
async function answerServer(
  vite: ViteDevServer,
  name: string,
  request: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  try {
    const args = (await json(request)) as unknown[]
    const called = (await programOf(vite))[name] as (...args: unknown[]) => unknown
    answer.end(JSON.stringify(await called(...args)))
  } catch (error) {
    answer.writeHead(500).end(error instanceof Error ? error.message : String(error))
  }
}
