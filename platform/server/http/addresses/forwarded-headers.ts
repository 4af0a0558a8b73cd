import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Brings what a trusted proxy says of its callers into one form, before anything reads it: the addresses of
 * X-Forwarded-For without ports and brackets, and a Forwarded of RFC 7239 as the three X-Forwarded headers. Where both are
 * there, X-Forwarded-For counts: most proxies write that one, and send on a Forwarded that their caller made up.
 */
export function parseForwardedHeaders(app: FastifyInstance, isTrusted: (address: string) => boolean): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket } = request.raw
    if (isTrusted(socket.remoteAddress ?? '')) {
      const { 'x-forwarded-for': addresses, forwarded } = headers
      if (addresses !== undefined) headers['x-forwarded-for'] = parseAddresses(String(addresses))
      else if (forwarded !== undefined) Object.assign(headers, parseForwarded(forwarded))
    }
    done()
  })
}

const parseAddresses = (list: string) =>
  list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(parseNode)
    .join(', ')

const NODE_IN_BRACKETS = /^\[([^\]]*)\](?::\d+)?$/
const IPV4_WITH_PORT = /^([^:]+):\d+$/

/** An address as proxies write it: `203.0.113.7:51234`, `[2001:db8::7]:443`, in quotes. What is none stays, to be no address. */
function parseNode(text: string): string {
  const bare = text.replace(/^"(.*)"$/, '$1')
  const [, address = bare] = NODE_IN_BRACKETS.exec(bare) ?? IPV4_WITH_PORT.exec(bare) ?? []
  return isIP(address) === 0 ? text : address
}

/** A pair of an element, and what stands before it: a comma begins the next element. */
const PAIR = /(^|[,;])\s*([a-z]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^",;\s]*)/gi
/** Of an element that does not say whom it was sent for; what stands before it is not the proxy's. */
const UNKNOWN = 'unknown'

function parseForwarded(header: string): Record<string, string> {
  const elements: Record<string, string>[] = []
  for (const [, before, name = '', value = ''] of header.matchAll(PAIR)) {
    if (before !== ';') elements.push({})
    const element = elements.at(-1)
    if (element) element[name.toLowerCase()] = value.replace(/^"(.*)"$/, '$1').replace(/\\(.)/g, '$1')
  }
  const nearest = elements.at(-1)
  return {
    'x-forwarded-for': elements.map((element) => parseNode(element.for ?? UNKNOWN)).join(', '),
    ...(nearest?.proto && { 'x-forwarded-proto': nearest.proto.toLowerCase() }),
    ...(nearest?.host && { 'x-forwarded-host': nearest.host }),
  }
}
