import type { FastifyInstance } from 'fastify'
import type { Session } from '../game.ts'

type Language = Session['language']

/** Sites of others, each with the title that is played there. */
const SITES: Record<string, { names: Record<Language, string>; game_code: string }> = {
  'chinlone-club': {
    names: { en: 'Chinlone Club', mm: 'ခြင်းလုံးကလပ်', zh: '藤球俱乐部', th: 'สโมสรตะกร้อ' },
    game_code: 'sbo-virtual-chinlone',
  },
  'river-races': {
    names: { en: 'River Races', mm: 'မြစ်လှေပြိုင်ပွဲ', zh: '江上竞渡', th: 'แข่งเรือแม่น้ำ' },
    game_code: 'ug-boat-race-odds',
  },
}

const TEXTS: Record<Language, { welcome: string; guest: string; balance: string; play: string }> = {
  en: { welcome: 'Welcome', guest: 'Welcome, guest', balance: 'Game balance', play: 'Play with play money' },
  mm: { welcome: 'ကြိုဆိုပါသည်', guest: 'ဧည့်သည် ကြိုဆိုပါသည်', balance: 'ဂိမ်းလက်ကျန်', play: 'အစမ်းငွေဖြင့် ကစားမည်' },
  zh: { welcome: '欢迎', guest: '欢迎，访客', balance: '游戏余额', play: '用试玩币进入游戏' },
  th: { welcome: 'ยินดีต้อนรับ', guest: 'ยินดีต้อนรับ ผู้เยี่ยมชม', balance: 'ยอดเงินเกม', play: 'เล่นด้วยเงินทดลอง' },
}
const TOKEN = /^[\w-]{20,100}$/
const OPERATOR_PATIENCE_MS = 5_000
const HTML = 'text/html; charset=utf-8'

interface Visitor {
  user_name: string
  name: string
  balance: number
}

/**
 * GET /external/<site>?token=…: what a link of the games page leads to. The other site asks the operator who came with
 * the token, as a real one would; the balance stays where it is, and the game is played with play money.
 */
export function externalRoutes(app: FastifyInstance, { operator_url }: { operator_url: string }): void {
  app.get('/external/:site', async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).type(HTML)
    const { site } = request.params as { site: string }
    const found = Object.hasOwn(SITES, site) ? SITES[site] : undefined
    if (!found) return reply.code(404).send('<!doctype html><title>404</title><h1>There is no such site.</h1>')
    const language = languageOf(request.headers['accept-language'] ?? '')
    const { token } = request.query as { token?: unknown }
    const visitor = typeof token === 'string' && TOKEN.test(token) ? await redeem(operator_url, token) : null
    const lobby = new URL('/games?tab=all', operator_url)
    lobby.hostname = request.hostname
    const query = new URLSearchParams({ language, lobby_url: lobby.href })
    return reply.send(
      page({ language, name: found.names[language], visitor, play: `/demo/${found.game_code}?${query}` }),
    )
  })
}

/** Null for a token that was used before, as after a reload. */
async function redeem(operator_url: string, token: string): Promise<Visitor | null> {
  try {
    const answer = await fetch(`${operator_url}/external-games/redeem`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(OPERATOR_PATIENCE_MS),
    })
    return answer.ok ? ((await answer.json()) as { data: Visitor }).data : null
  } catch {
    // An operator that does not answer: everybody is a guest then.
    return null
  }
}

const TAGS: readonly [RegExp, Language][] = [
  [/^my\b/i, 'mm'],
  [/^zh\b/i, 'zh'],
  [/^th\b/i, 'th'],
]
const languageOf = (accepted: string): Language => TAGS.find(([tag]) => tag.test(accepted))?.[1] ?? 'en'

const HTML_SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => HTML_SIGNS[sign] ?? '')

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#07493e;color:#fff8e7;font:18px/1.6 sans-serif;text-align:center}' +
  'main{padding:24px}a{display:inline-block;margin-top:16px;padding:12px 28px;border-radius:28px;background:#f2b63c;color:#2a1003;font-weight:700;text-decoration:none}'

interface Page {
  language: Language
  name: string
  visitor: Visitor | null
  play: string
}

function page({ language, name, visitor, play }: Page): string {
  const texts = TEXTS[language]
  const who = visitor
    ? `<p>${texts.welcome}, <b>${escaped(visitor.name)}</b> (${escaped(visitor.user_name)})</p><p>${texts.balance}: <b>${visitor.balance.toLocaleString('en-US')} Ks</b></p>`
    : `<p>${texts.guest}</p>`
  return `<!doctype html><html lang="${language === 'mm' ? 'my' : language}"><head><meta charset="utf-8"><title>${name}</title><meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body><main><h1>${name}</h1>${who}<a href="${escaped(play)}">${texts.play}</a></main></body></html>`
}
