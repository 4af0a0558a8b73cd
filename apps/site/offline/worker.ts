/**
 * The service worker: where the line brings a page late or not at all, the phone shows it as it saw it last. Files whose
 * names are hashes come from the phone at once; calls, pictures and videos it leaves alone.
 */

/** The events that a browser sends to a service worker, as far as they are used here. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Installing extends Lasting {
  /** Newer browsers ask the worker nothing about these, and need not wake it up. */
  addRoutes?(rules: readonly { condition: { urlPattern: { pathname: string } }; source: 'network' }[]): Promise<void>
}
interface Fetching extends Lasting {
  readonly request: Request
  /** The browser's own request for a page, begun while the worker was still waking up. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface PageMessage extends Lasting {
  readonly data: PageFiles
}
interface Worker extends EventTarget {
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
}

/** The files that a page leaves for the next visit: its own path with the query, and the addresses of all that it has fetched. */
export interface PageFiles {
  page: string
  fetched: string[]
}

const worker = self as unknown as Worker
const DOCUMENTS = 'documents'
const FILES = 'files'
/** More than the site has; the oldest go first, and with them what an older version has left. */
const DOCUMENTS_MAX = 40
const FILES_MAX = 500
/** Anyone who has waited so long is shown what was there the last time. */
const PATIENCE_MS = 3_000
/** The home page, which every phone keeps. */
const SHELL = '/?type=all'
/** Files whose names are hashes of what they hold. */
const HASHED = /^\/(?:assets|styles)\//
const NAMED_FILES = /"(\/(?:assets|styles)\/[^"]+)"/g
/** Money is never answered from a memory, and what is large the browser keeps by itself. */
const PASSED_BY = ['/api/*', '/pictures/*', '/videoads']
const CALL = /^\/api\//
/** Nobody needs the cookies to tell two of them apart: language and session are set right when the page starts. */
const ALIKE = { ignoreVary: true }

worker.addEventListener('install', (event) => (event as Installing).waitUntil(install(event as Installing)))
worker.addEventListener('activate', (event) => (event as Lasting).waitUntil(takeOver()))
worker.addEventListener('message', (event) => (event as PageMessage).waitUntil(saveAll((event as PageMessage).data)))
worker.addEventListener('fetch', (event) => answer(event as Fetching))

async function install(event: Installing): Promise<void> {
  await event.addRoutes?.(PASSED_BY.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' })))
  await worker.skipWaiting()
}

async function takeOver(): Promise<void> {
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

function answer(event: Fetching): void {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || CALL.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(showPage(event))
  else if (HASHED.test(pathname)) event.respondWith(bringFile(request))
}

async function showPage(event: Fetching): Promise<Response> {
  const documents = await caches.open(DOCUMENTS)
  const path = pathOf(event.request.url)
  const arriving = bringPage(event, documents).catch(() => null)
  event.waitUntil(arriving)
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
  const page = (await Promise.race([arriving, late])) ?? (await documents.match(path, ALIKE)) ?? (await arriving)
  return page ?? unseenPage(await documents.match(SHELL, ALIKE))
}

/** The text in the place of a page that this phone has never seen: another page under its address would be wrong. */
const UNSEEN: Record<string, { said: string; again: string; home: string }> = {
  en: { said: 'You’re offline, and this page isn’t saved on your phone.', again: 'Try again', home: 'Home' },
  my: { said: 'အင်တာနက် ပြတ်နေပါသည်။ ဤစာမျက်နှာကို ဖုန်းတွင် သိမ်းမထားပါ။', again: 'ထပ်ကြိုးစားမည်', home: 'ပင်မ' },
  zh: { said: '您已离线，手机上没有保存此页面。', again: '重试', home: '首页' },
  th: { said: 'คุณออฟไลน์อยู่ และหน้านี้ยังไม่ได้บันทึกไว้ในโทรศัพท์', again: 'ลองอีกครั้ง', home: 'หน้าแรก' },
}

/** In the language of the home page that the phone keeps, and dark where that is. */
async function unseenPage(home: Response | undefined): Promise<Response> {
  const seen = (await home?.text()) ?? ''
  const lang = /<html [^>]*lang="([^"]+)"/.exec(seen)?.[1] ?? 'en'
  const night = /<style data-night media="([^"]+)"/.exec(seen)?.[1] ?? '(prefers-color-scheme:dark)'
  const words = UNSEEN[lang.slice(0, 2)] ?? UNSEEN.en
  if (!words) return Response.error()
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.said}</title><style>
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;box-sizing:border-box;text-align:center;font:1.0625rem/1.8 system-ui,sans-serif;background:#fbf5e6;color:#0b3b33}
a{display:block;padding:10px 24px;border-radius:14px;color:inherit;font-weight:600}a:first-of-type{background:#0b4f45;color:#fff8e0;text-decoration:none}
</style><style data-night media="${night}">:root{color-scheme:dark}body{background:#06211c;color:#f6f4e8}a:first-of-type{background:#f0cb6b;color:#2c1d02}</style><h1 style="margin:0;font-size:inherit;max-width:24em">${words.said}</h1><a href="">${words.again}</a><a href="/?type=all">${words.home}</a>
<script>addEventListener('online',function(){location.reload()})</script></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

async function bringPage(event: Fetching, documents: Cache): Promise<Response> {
  const page = (await event.preloadResponse) ?? (await fetch(event.request))
  // Firefox answers a preload that found no line with such a page, where others reject it.
  if (page.type === 'error') throw new TypeError('the preload failed')
  // An answer that leads elsewhere shows no status.
  if (page.ok && !page.redirected) event.waitUntil(savePage(documents, pathOf(event.request.url), page.clone()))
  return page
}

/** Marked, so that the page that starts from it knows how old its data are. */
async function savePage(documents: Cache, path: string, page: Response): Promise<void> {
  const headers = new Headers(page.headers)
  if (!headers.get('content-type')?.startsWith('text/html')) return
  const html = await page.text()
  headers.delete('content-encoding')
  headers.delete('content-length')
  await documents.put(path, new Response(html.replace('<html ', '<html data-kept '), { headers }))
  await saveFiles([...html.matchAll(NAMED_FILES)].map(([, file]) => file ?? ''))
  await forgetOldest(documents, DOCUMENTS_MAX)
}

async function bringFile(request: Request): Promise<Response> {
  const files = await caches.open(FILES)
  const kept = await files.match(request, ALIKE)
  if (kept) return kept
  const file = await fetch(request)
  if (file.ok) await files.put(request, file.clone())
  return file
}

async function saveAll({ page, fetched }: PageFiles): Promise<void> {
  const documents = await caches.open(DOCUMENTS)
  for (const path of new Set([page, SHELL])) {
    if (await documents.match(path, ALIKE)) continue
    const brought = await fetch(path)
    if (brought.ok && !brought.redirected) await savePage(documents, path, brought)
  }
  const own = fetched.map((address) => new URL(address)).filter(({ origin }) => origin === location.origin)
  await saveFiles(own.map(({ pathname }) => pathname).filter((path) => HASHED.test(path)))
}

async function saveFiles(paths: readonly string[]): Promise<void> {
  const files = await caches.open(FILES)
  for (const path of new Set(paths)) {
    if (!(await files.match(path, ALIKE))) await files.add(path)
  }
  await forgetOldest(files, FILES_MAX)
}

async function forgetOldest(cache: Cache, count_max: number): Promise<void> {
  const kept = await cache.keys()
  for (const request of kept.slice(0, Math.max(0, kept.length - count_max))) await cache.delete(request)
}

/** The site itself is the page of the shell: kept once. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  const path = pathname + search
  return path === '/' ? SHELL : path
}
