import type { Language, Offers, Theme } from '#platform/contract/language.ts'
import type { FirstView, Screen } from '#platform/contract/screens.ts'
import { apart } from '#platform/server/database/deadline.ts'
import { type Precompressed, precompress } from '#platform/server/http/answers/precompressed.ts'
import { composeDocument } from './document.ts'
import type { createLaterStyles } from './later-styles.ts'
import type { BrandTexts, Site } from './site.ts'

export interface Visitor {
  pathname: string
  language: Language
  is_member: boolean
  offers: Offers
  theme: Theme
}

export interface KeptDocument {
  precompressed: Precompressed
  content_security_policy: string
}

/** Screens, and the lists of the lobby, × languages × kinds of visitors; those not asked for longest go first. */
const DOCUMENTS_MAX = 1_000

/** A change that raised no content version still shows within this time. */
const FRESH_MS = 60_000

/** Rendered once per screen, language, kind of visitor and content version; then only handed out. */
export function createDocuments(
  site: Site,
  options: {
    brand: () => Promise<BrandTexts>
    first_data: (view: { path: string; search: string; language: Language }) => Promise<Record<string, unknown>>
    content_version: () => Promise<string>
    known_search: (path: string, search: string) => Promise<string>
    later_styles: ReturnType<typeof createLaterStyles>
    logFailure: (path: string, failure: unknown) => void
  },
) {
  const kept = new Map<string, { document: Promise<KeptDocument>; stale_at: number }>()

  async function render(screen: Screen, visitor: Visitor, brand: BrandTexts): Promise<KeptDocument> {
    const view: FirstView = {
      // Every unknown address shares one document, so its path must not be in it.
      pathname: screen.status === 404 ? '/404' : screen.path,
      search: screen.search,
      language: visitor.language,
      is_member: visitor.is_member,
      ...brand,
      first_data: await options.first_data({ ...screen, language: visitor.language }),
    }
    const rendered = await site.program.renderScreen(view)
    if ('failure' in rendered) options.logFailure(screen.path, rendered.failure)
    const document = composeDocument(site, view, rendered, visitor)
    if (document.later_styles) await options.later_styles.add(document.later_styles)
    return {
      precompressed: await precompress(Buffer.from(document.html)),
      content_security_policy: document.content_security_policy,
    }
  }

  return async function documentOf(requested: Screen, visitor: Visitor): Promise<KeptDocument> {
    const { language, is_member, offers, theme } = visitor
    // A name that nobody knows shares the document of the address without it.
    const screen = { ...requested, search: await options.known_search(requested.path, requested.search) }
    const [version, brand] = await Promise.all([options.content_version(), options.brand()])
    const key = JSON.stringify([screen.path, screen.search, language, is_member, offers, theme, version, brand])
    const found = kept.get(key)
    kept.delete(key)
    if (found && found.stale_at > performance.now()) {
      kept.set(key, found)
      return found.document
    }
    const made = { document: apart(() => render(screen, visitor, brand)), stale_at: performance.now() + FRESH_MS }
    // A failed one is tried anew by the next visitor.
    made.document.catch(() => kept.delete(key))
    kept.set(key, made)
    const oldest = kept.keys().next().value
    if (kept.size > DOCUMENTS_MAX && oldest !== undefined) kept.delete(oldest)
    return made.document
  }
}
