import type { FastifyRequest } from 'fastify'

/** `//api/user` is a path, and names no host. */
export const parseTarget = (target: string): URL | null =>
  URL.parse(target.startsWith('/') ? `http://site${target}` : target)

const ESCAPED = /%([0-7][0-9a-f])/gi
/** As a client may have joined it: behind several slashes, in capitals, with escaped letters. */
const API = /^[/\\]+api(?:[/\\?#;]|$)/i

/** Whether the address is one of the API, or would be but for its spelling: never the address of a page. */
export const isOfApi = (pathname: string): boolean =>
  API.test(pathname.replace(ESCAPED, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))))

/** A client that asks for JSON and for no page: it gets none, wherever it looks for the API. */
export const asksForJson = ({ headers }: FastifyRequest): boolean =>
  /\bjson\b/i.test(headers.accept ?? '') && !/\bhtml\b/i.test(headers.accept ?? '')
