import { createHash } from 'node:crypto'
import { HTML_LANG, NIGHT_MEDIA, type Offers, type Theme } from '#platform/contract/language.ts'
import type { FirstView, RenderedScreen } from '#platform/contract/screens.ts'
import { splitStyles } from './first-styles.ts'
import type { Site } from './site.ts'

export interface Document {
  html: string
  content_security_policy: string
  /** The rules that its markup does not use, for the address that it asks for them; null where it uses all. */
  later_styles: { path: string; text: string } | null
}

/** Their names are hashes of what they hold. */
export const STYLES_FOLDER = '/styles/'
/** Of a thousand documents no two share so many letters. */
const STYLES_NAME_LENGTH = 10

/** It speaks four languages itself. Chrome reads this line, other browsers the attribute of the page. */
const NOT_TRANSLATED = '<meta name="google" content="notranslate">'

/** The element of the first data, the last one of a document. */
const FIRST_VIEW = 'first-view'

/** Puts the rendered screen, the styles that it uses and its first data into one answer: nothing else is needed to see it. */
export function composeDocument(
  site: Site,
  view: FirstView,
  rendered: RenderedScreen,
  { offers, theme }: { offers: Offers; theme: Theme },
): Document {
  const assets = site.assetsOf(rendered.sources)
  const lang = HTML_LANG[view.language]
  const rules = assets.styles.flatMap((file) => site.styleRules(file))
  // A break begins with the page: React does not render this element, and so leaves it as it is.
  const root = `<html lang="${lang}" translate="no"${offers === 'shown' ? '' : ` data-offers="${offers}"`}>`
  const { fonts, first: style, later } = splitStyles(rules, { markup: root + rendered.markup, lang })
  const later_styles = later === '' ? null : { path: laterPath(later), text: later }
  const head = [
    '<meta charset="utf-8">',
    NOT_TRANSLATED,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(rendered.title)}</title>`,
    `<meta name="description" content="${escapeHtml(rendered.description)}">`,
    '<meta name="theme-color" content="#06312A">',
    ...picturesInView(rendered.markup),
    // Of a document that comes in parts nothing is drawn before its last element is there: what stands at the end of a
    // box moves when the rest of the box arrives.
    `<link rel="expect" href="#${FIRST_VIEW}" blocking="render">`,
    `<style>${fonts}</style>`,
    later_styles ? `<style data-later="${later_styles.path}">${style}</style>` : `<style>${style}</style>`,
    // Behind the others, whose colours it changes; a script switches by its media alone.
    `<style data-night media="${NIGHT_MEDIA[theme]}">${site.program.NIGHT_STYLES}</style>`,
    // Tells the module loader that these styles are here already. A disabled link is not fetched by the document, but by
    // the look ahead of its parser it is, unless its type is none that it knows.
    ...assets.styles.map((file) => `<link rel="stylesheet" type="text/inlined" href="/${file}" disabled>`),
    ...assets.scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
    ...(later_styles ? [`<link rel="preload" as="fetch" href="${later_styles.path}" crossorigin>`] : []),
    `<script type="module" src="/${assets.entry}"></script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    `<link rel="manifest" href="/manifest.webmanifest?lan=${view.language}">`,
  ]
  const first_view: FirstView = { ...view, feature: rendered.feature, ...('failure' in rendered && { is_bare: true }) }
  const html = [
    `<!doctype html>${root}<head>${head.join('')}</head><body>`,
    `<div id="root">${rendered.markup}</div>`,
    `<script type="application/json" id="${FIRST_VIEW}">${jsonForHtml(first_view)}</script>`,
    '</body></html>',
  ].join('')
  return {
    html,
    content_security_policy: policyOf([fonts, style, site.program.NIGHT_STYLES], rendered.markup),
    later_styles,
  }
}

/**
 * Asks for the pictures that the view marks as being in sight before the scripts, which would take every connection and
 * share the line with them, and before the fonts. At 400 kbit/s the largest picture of home came after four seconds, and
 * comes after two; the last tile of a list came after seven. The scripts come later by what these weigh.
 */
function picturesInView(markup: string): string[] {
  return (markup.match(/<img [^>]*fetchpriority="high"[^>]*>/gi) ?? []).map((picture) => {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(picture)?.[1] ?? ''
    const sources = attribute('srcset')
    const from = sources ? `imagesrcset="${sources}" imagesizes="${attribute('sizes')}"` : `href="${attribute('src')}"`
    return `<link rel="preload" as="image" fetchpriority="high" ${from}>`
  })
}

function laterPath(text: string): string {
  return `${STYLES_FOLDER}${createHash('sha256').update(text).digest('base64url').slice(0, STYLES_NAME_LENGTH)}`
}

/** Nothing but our own files, and of inline content only these very styles. */
export function policyOf(styles: readonly string[], markup: string): string {
  const attributes = [...new Set([...markup.matchAll(/ style="([^"]*)"/g)].map((match) => match[1] ?? ''))]
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles.map(sha256).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ]
  if (attributes.length > 0) {
    const hashes = attributes.map((text) => sha256(unescapeHtml(text)))
    directives.push(`style-src-attr 'unsafe-hashes' ${hashes.join(' ')}`)
  }
  return directives.join('; ')
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
