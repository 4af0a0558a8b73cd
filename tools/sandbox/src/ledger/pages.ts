import { type Amount, amountText } from '../amount.ts'
import type { OutboxMessage } from './outbox.ts'
import type { Sum } from './sums.ts'
import type { WagerRow } from './wagers.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; }
  h1 { font-size: 1.4rem; margin: 0 0 .25rem; } p { margin: .25rem 0 1rem; max-width: 44rem; }
  .scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9rem; }
  th, td { padding: .35rem .7rem; text-align: left; border-bottom: 1px solid #8884; white-space: nowrap; }
  td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; } tfoot td { font-weight: 600; }
  .due { color: #b45309; } .refused { color: #dc2626; font-weight: 600; } .given_up { opacity: .6; }
  a { color: inherit; }`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** Money for a reader: grouped by thousands, with all its decimals. */
function shown(amount: Amount): string {
  const [whole = '', fraction] = amountText(amount).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction ? `${grouped}.${fraction}` : grouped
}

const when = (ms: number | null) => (ms === null ? '' : new Date(ms).toISOString().replace('T', ' ').slice(0, 19))

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body>${body}</body></html>`
}

const number = (amount: Amount) => `<td class="n">${shown(amount)}</td>`
const count = (value: number, className: string) =>
  `<td class="n"${value > 0 ? ` style="font-weight:600"` : ''}><span class="${value > 0 ? className : ''}">${value}</span></td>`

const SUM_HEAD = `<tr><th>Member</th><th>Currency</th><th class="n">Bets</th><th class="n">Staked</th><th class="n">Won</th>
  <th class="n">Moved</th><th class="n">Moved, in Ks</th><th class="n">Not answered</th><th class="n">Refused</th></tr>`

function sumRow(sum: Sum): string {
  const member = escape(sum.member_account)
  return `<tr><td><a href="/ledger/${encodeURIComponent(sum.member_account)}">${member}</a></td><td>${sum.currency}</td>
    <td class="n">${sum.wagers}</td>${number(sum.staked)}${number(sum.won)}${number(sum.moved)}${number(sum.moved_kyat)}
    ${count(sum.pending, 'due')}${count(sum.refused, 'refused')}</tr>`
}

function sumTable(sums: Sum[]): string {
  const kyat = sums.reduce((total, sum) => total + sum.moved_kyat, 0n)
  const pending = sums.reduce((total, sum) => total + sum.pending, 0)
  const refused = sums.reduce((total, sum) => total + sum.refused, 0)
  return `<div class="scroll"><table><thead>${SUM_HEAD}</thead><tbody>${sums.map(sumRow).join('')}</tbody>
    <tfoot><tr><td colspan="6">All together</td>${number(kyat)}${count(pending, 'due')}${count(refused, 'refused')}</tr>
    </tfoot></table></div>`
}

export function overviewPage(sums: Sum[]): string {
  return page(
    'The sandbox’s ledger',
    `<h1>The sandbox’s ledger</h1>
    <p>What was bet and won here, as the operator answered it. “Moved, in Ks” is by how much each member’s game balance
    must have changed at the operator through these games, once nothing is left unanswered. The Shan table has a ledger of
    its own, at <code>/shan/ledger/MEMBER.json</code>.</p>${sumTable(sums)}`,
  )
}

interface MemberPage {
  member: string
  sums: Sum[]
  rows: { outboxMessage: OutboxMessage; wager: WagerRow }[]
  page: { limit: number; offset: number }
}

export function memberPage({ member, sums, rows, page: at }: MemberPage): string {
  const lines = rows
    .filter(({ outboxMessage }) => outboxMessage.action !== 'PUSH' || outboxMessage.state !== 'done')
    .map(({ outboxMessage, wager }) => outboxMessageRow(outboxMessage, wager))
  const older =
    rows.length === at.limit ? `<p><a href="?offset=${at.offset + at.limit}">Older transactions</a></p>` : ''
  return page(
    member,
    `<p><a href="/">All members</a></p><h1>${escape(member)}</h1>${sumTable(sums)}
    <h1 style="margin-top:2rem">Transactions, the newest first</h1>
    <div class="scroll"><table><thead><tr><th>Time (UTC)</th><th>Game</th><th>Action</th><th class="n">Amount</th>
    <th></th><th>State</th><th class="n">Code</th><th class="n">Tries</th><th class="n">Before</th><th class="n">After</th>
    <th>Transaction</th></tr></thead><tbody>${lines.join('')}</tbody></table></div>${older}`,
  )
}

function outboxMessageRow(outboxMessage: OutboxMessage, wager: WagerRow): string {
  const balance = (amount: Amount | null) => (amount === null ? '<td></td>' : number(amount))
  const said = outboxMessage.message && outboxMessage.state !== 'done' ? ` · ${escape(outboxMessage.message)}` : ''
  return `<tr><td>${when(outboxMessage.created_at_ms)}</td><td>${escape(wager.game_code)}</td>
    <td><a href="/rounds/${wager.code}">${outboxMessage.action}</a></td>${number(outboxMessage.amount)}<td>${wager.currency}</td>
    <td class="${outboxMessage.state}">${outboxMessage.state.replace('_', ' ')}${said}</td><td class="n">${outboxMessage.code ?? ''}</td>
    <td class="n">${outboxMessage.attempts}</td>${balance(outboxMessage.before_balance)}${balance(outboxMessage.balance)}
    <td><code>${outboxMessage.id}</code></td></tr>`
}

/** How one round went, for the player who asks. */
export function roundPage(wager: WagerRow): string {
  const rows = [
    ['Game', escape(wager.game_code)],
    ['Round', escape(wager.round_id)],
    ['Staked', `${shown(wager.amount)} ${wager.currency}`],
    ['Won', `${shown(wager.prize)} ${wager.currency}`],
    ['State', wager.status],
    ['Bet at (UTC)', when(wager.created_at_ms)],
    ['Decided at (UTC)', when(wager.settled_at_ms)],
    ['Bet on', `<code>${escape(JSON.stringify(wager.details))}</code>`],
    ['Result', `<code>${escape(JSON.stringify(wager.result))}</code>`],
  ]
  const table = rows.map(([name, value]) => `<tr><th>${name}</th><td style="white-space:normal">${value}</td></tr>`)
  return page('A round', `<h1>A round</h1><table>${table.join('')}</table>`)
}
