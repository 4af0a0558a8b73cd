import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { ROOT } from '../program.ts'
import type { Backend } from './backend.ts'
import { passOn } from './pass-on.ts'
import { type Front, openVite } from './vite-front.ts'

const OF_SERVER = /^\/(?:api|pictures)\//
const FILE = /\.\w+$/

/** The staff console from its sources. @param backend_port of the server's console */
export async function openConsoleFront(backend: Backend, backend_port: number): Promise<Front> {
  const front = await openVite('console', ['main.tsx'])

  async function showDocument(path: string, answer: ServerResponse): Promise<void> {
    const source = readFileSync(join(ROOT, 'apps', 'console', 'index.html'), 'utf8')
    const html = await front.vite.transformIndexHtml(path, source)
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  }

  front.vite.middlewares.use((request, answer, next) => {
    const path = request.url ?? '/'
    if (OF_SERVER.test(path)) return void passOn(backend, backend_port, request, answer)
    if (FILE.test(path.split('?', 1)[0] ?? '')) return next()
    showDocument(path, answer).catch((error: Error) => answer.writeHead(500).end(error.stack))
  })
  return front
}
