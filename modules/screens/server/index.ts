import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#platform/contract/language.ts'
import { RELEASE_HEADER } from '#platform/contract/release-rules.ts'
import { asksForJson, isOfApi, parseTarget } from '#platform/server/http/addresses/api-address.ts'
import { precompress, sendPrecompressed } from '#platform/server/http/answers/precompressed.ts'
import { acceptedLanguage } from '#platform/server/http/requests/accepted-language.ts'
import { doCall } from '#platform/server/http/requests/call-deadline.ts'
import { parseHints, serializeReferral } from './cookies.ts'
import { STYLES_FOLDER } from './document.ts'
import { createDocuments } from './documents.ts'
import { readFilesOf, type StaticFile } from './files.ts'
import { GAME_WINDOW_PATH, sendGameWindow } from './game-window.ts'
import { addSecurityHeaders } from './headers.ts'
import { createLaterStyles } from './later-styles.ts'
import { appManifest, languageOfManifest } from './manifest.ts'
import { type BrandTexts, createSite } from './site.ts'

export { readFiles, type StaticFile } from './files.ts'
export { readRelease } from './site.ts'

export interface ScreensOptions {
  /** apps/site/dist, with `client` and `server` below it. */
  dist_dir: string
  /** Its name, and what the law wants said. */
  brand: () => Promise<BrandTexts>
  /** For visitors who have chosen no language, and whose browsers ask for none of ours; English where it is left out. */
  default_language?: Language
  /** First data by query key (its JSON) for the screen at this address; nothing that belongs to one player. */
  first_data?: (view: { path: string; search: string; language: Language }) => Promise<Record<string, unknown>>
  /** Changes whenever `first_data` would: documents are kept per version. */
  content_version?: () => Promise<string>
  /** The query without what names nothing: documents are kept per query, and anybody can make up names. */
  known_search?: (path: string, search: string) => Promise<string>
}

/** Answers every GET that is no call of the API: the screens as documents, and their files. */
export async function screens(app: FastifyInstance, options: ScreensOptions): Promise<void> {
  const files = readFilesOf(options.dist_dir)
  const site = await createSite(options.dist_dir, files)
  const later_styles = createLaterStyles()
  const documentOf = createDocuments(site, {
    brand: options.brand,
    first_data: options.first_data ?? (async () => ({})),
    content_version: options.content_version ?? (async () => ''),
    known_search: options.known_search ?? (async (_path, search) => search),
    later_styles,
    logFailure: (path, err) => app.log.error({ err, path }, 'a screen failed on the server; browsers render it'),
  })

  app.addHook('onSend', addSecurityHeaders)

  app.get('/*', async (request, reply) => {
    const url = parseTarget(request.url)
    if (!url) return reply.callNotFound()
    const { pathname, search } = url
    if (isOfApi(pathname)) return reply.callNotFound()
    const file = pathname === MANIFEST_PATH ? await manifestOf(options.brand, search) : files.get(pathname)
    const found = file ?? later_styles.find(pathname)
    if (pathname === WORKER_PATH) reply.header('content-security-policy', WORKER_POLICY)
    if (found) return sendFile(request, reply, found)
    if (pathname.startsWith(STYLES_FOLDER) || asksForJson(request)) return reply.callNotFound()

    const { chosen, is_member, offers, theme } = parseHints(request.headers.cookie)
    const wanted = chosen ?? acceptedLanguage(request.headers['accept-language'])
    const language = wanted ?? options.default_language ?? 'en'
    if (pathname === GAME_WINDOW_PATH) {
      const { brand_name } = await options.brand()
      return sendGameWindow(reply, await site.program.renderGameWindow(language, brand_name, theme))
    }
    const screen = await site.program.describeScreen(pathname, search, is_member)
    // The redirect depends on the visitor's cookies, so nobody may keep the answer.
    reply.header('vary', 'Cookie, Accept-Language, Accept-Encoding')
    const referral = serializeReferral(search, { is_https: request.protocol === 'https' })
    if (referral !== null) reply.header('set-cookie', referral)
    if (screen.redirect !== null) {
      const mark = screen.after_login === null ? '' : `#${screen.after_login}`
      return reply.header('cache-control', 'no-store').redirect(screen.redirect + mark, 302)
    }
    const document = await doCall(request, () => documentOf(screen, { pathname, language, is_member, offers, theme }))
    reply.code(screen.status)
    reply.header('content-security-policy', document.content_security_policy)
    reply.header('cache-control', 'private, no-cache')
    reply.header(RELEASE_HEADER, site.release)
    reply.type('text/html; charset=utf-8')
    return sendPrecompressed(request, reply, document.precompressed)
  })
}

/** The service worker, under a name that stays: apps/site/offline/worker.ts. It asks the site for pages and files. */
const WORKER_PATH = '/worker.js'
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

const MANIFEST_PATH = '/manifest.webmanifest'

/** A phone asks for it once, when the site is put on its home screen. */
async function manifestOf(brand: ScreensOptions['brand'], search: string): Promise<StaticFile> {
  const { brand_name } = await brand()
  const precompressed = await precompress(appManifest({ brand_name, language: languageOfManifest(search) }))
  return { precompressed, type: 'application/manifest+json', cache: 'public, max-age=86400' }
}

export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  reply.header('cache-control', file.cache)
  reply.header('vary', 'Accept-Encoding')
  reply.type(file.type)
  return sendPrecompressed(request, reply, file.precompressed)
}
