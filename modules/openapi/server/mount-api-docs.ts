import type { FastifyInstance } from 'fastify'
import {
  FAST_QUALITY,
  type Precompressed,
  precompress,
  sendPrecompressed,
} from '#platform/server/http/answers/precompressed.ts'
import { type ApiDocument, readDocument, SITE_DOCUMENT } from './document.ts'
import { PAGE_POLICY, writePage } from './page.ts'

const JSON_PATH = '/api/openapi.json'
const PAGE_PATH = '/api/docs'

/** The players' API for integrators, as a document and as a page; where it is not shown, nothing is mounted. */
export function mountApiDocs(app: FastifyInstance): void {
  // Read and packed for the first reader: most servers have none.
  const getDocument = once(() => precompress(readDocument(SITE_DOCUMENT), FAST_QUALITY))
  const getPage = once(() => {
    const document = JSON.parse(readDocument(SITE_DOCUMENT).toString()) as ApiDocument
    return precompress(Buffer.from(writePage(document, JSON_PATH)), FAST_QUALITY)
  })
  app.get(JSON_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('vary', 'Accept-Encoding')
    return sendPrecompressed(request, reply.type('application/json; charset=utf-8'), await getDocument())
  })
  app.get(PAGE_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('vary', 'Accept-Encoding')
    reply.header('content-security-policy', PAGE_POLICY)
    return sendPrecompressed(request, reply.type('text/html; charset=utf-8'), await getPage())
  })
}

function once(make: () => Promise<Precompressed>): () => Promise<Precompressed> {
  let made: Promise<Precompressed> | null = null
  return () => (made ??= make())
}
