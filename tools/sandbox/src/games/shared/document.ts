import { readFileSync } from 'node:fs'
import type { Session } from '../../game.ts'
import { kyatPerPart } from './stake.ts'

/** Where the built screens lie; the sandbox serves the folder at /screens/. */
const BUILT = new URL('../../../screens/dist/', import.meta.url)
const ADDRESS = '/screens/dist/'
const HTML_LANG = { en: 'en', mm: 'my', zh: 'zh-Hans', th: 'th' }
const LANGUAGE_NUMBER = { en: '0', mm: '13', zh: '2', th: '3' }

/** A chunk in Vite's manifest; the styles of all games are one file. */
interface Built {
  file: string
  css?: string[]
  imports?: string[]
}

let manifest: Record<string, Built> | undefined

/** The document of a game. */
export function gameDocument(kind: string, session: Session, rules: object): string {
  return screenDocument(kind, {
    name: session.title.lang_name[LANGUAGE_NUMBER[session.language]] ?? session.title.game_name,
    game_code: session.title.game_code,
    picture: `/pictures/${session.title.game_code}.avif`,
    theme: session.title.theme,
    language: session.language,
    lobby_url: session.lobby_url,
    kyat_per_part: kyatPerPart(session.currency),
    is_play_money: session.is_play_money,
    rules,
  })
}

/** The facts that a screen needs; tools/sandbox/screens/shared/known.ts reads them. */
export interface GameFacts {
  name: string
  game_code: string
  /** Of the title, when there is one. */
  picture?: string
  theme: string
  language: Session['language']
  lobby_url: string
  kyat_per_part: number
  is_play_money?: true
  rules: object
}

/** Nothing but the addresses of a screen's parts and what it needs to know. */
export function screenDocument(screen: string, known: GameFacts): string {
  const { scripts, styles } = entrance(screen)
  return [
    '<!doctype html>',
    `<html lang="${HTML_LANG[known.language]}">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="theme-color" content="#04211c"><meta name="referrer" content="no-referrer">',
    // Without it a browser asks for one that is not there.
    '<link rel="icon" href="data:,">',
    `<title>${escaped(known.name)}</title>`,
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${ADDRESS}${file}">`),
    ...scripts.slice(1).map((file) => `<link rel="modulepreload" crossorigin href="${ADDRESS}${file}">`),
    `<script type="module" crossorigin src="${ADDRESS}${scripts[0]}"></script>`,
    `</head><body><div id="game" data-kind="${screen}"></div>`,
    `<script type="application/json" id="known">${JSON.stringify(known).replaceAll('<', '\\u003c')}</script>`,
    '</body></html>',
  ].join('\n')
}

function entrance(screen: string): { scripts: string[]; styles: string[] } {
  manifest ??= JSON.parse(readFileSync(new URL('.vite/manifest.json', BUILT), 'utf8')) as Record<string, Built>
  const chunks = [...new Set(chunksOf(manifest, `${screen}/main.ts`))]
  // The styles that all games share come first, so that a game's own styles override them.
  return { scripts: chunks.map(({ file }) => file), styles: chunks.toReversed().flatMap(({ css = [] }) => css) }
}

function chunksOf(built: Record<string, Built>, name: string): Built[] {
  const chunk = built[name]
  if (!chunk) throw new Error(`the screens were built without ${name}`)
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => chunksOf(built, each))]
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
