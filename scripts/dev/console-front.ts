import { readFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { ROOT } from '../program.ts'
import type { Backend } from './backend.ts'
import { passOn } from './pass-on.ts'

/** The staff console from its sources: an edit of a component is seen at once. */
export async function openConsoleFront(options: {
  port: number
  host: string
  backend: Backend
  backend_port: number
}): Promise<{ vite: ViteDevServer; close(): Promise<void> }> {
  const { port, host, backend, backend_port } = options
  const http = createHttpServer()
  const vite = await createServer({
    configFile: join(ROOT, 'console', 'vite.config.ts'),
    cacheDir: join(ROOT, '.cache', 'vite-console'),
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server: http }, fs: { allow: [ROOT] } },
  })
  vite.middlewares.use((request, answer, next) => {
    const path = request.url ?? '/'
    if (path.startsWith('/api/') || path.startsWith('/pictures/'))
      return void passOn(backend, backend_port, request, answer)
    if (/\.\w+$/.test(path.split('?', 1)[0] ?? '')) return next()
    vite
      .transformIndexHtml(path, readFileSync(join(ROOT, 'console', 'index.html'), 'utf8'))
      .then((html) => answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html))
      .catch(next)
  })
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
