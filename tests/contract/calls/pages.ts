import type { Answer } from '../client.ts'
import {
  at,
  isBoolean,
  isFilled,
  isList,
  isNullOr,
  isNumber,
  isOk,
  listAt,
  type Shape,
  wrongFields,
} from '../fields.ts'
import { brief, type Member, type Run } from '../run.ts'
import { checkRows } from './lists.ts'

const PAGES_MAX = 500
const LINK: Shape = { url: isNullOr(isFilled), label: isFilled, active: isBoolean }
const SECOND_PAGE = 'a second page is reached by the first one’s Next link, as given'
const WHOLE = 'its pages hold every row once, and the last one has no Next link'
const BACK = 'the Previous link of the second page leads to the first'

interface Paged {
  path: string
  row: Shape
  member: Member
}

/** Goes from page to page by the links alone, to the end; answers the rows of all of them. */
export async function walkPages(run: Run, { path, row, member: { token } }: Paged): Promise<unknown[]> {
  const call = `GET ${path}`
  const first = await run.client.get(path, { token })
  if (!checkFirst(run, call, first)) return []

  const rows = [...rowsOf(first)]
  let pages = 1
  let page = first
  for (let url = linkOf(page, 'next'); typeof url === 'string' && pages < PAGES_MAX; url = linkOf(page, 'next')) {
    page = await run.client.fetchUrl(url, { token })
    pages++
    if (pages === 2) await checkSecond(run, { call, token, first }, page)
    if (!isOk(page.status)) break
    rows.push(...rowsOf(page))
  }
  if (pages === 1) for (const claim of [SECOND_PAGE, BACK]) run.claims.skip(call, claim, 'there is but one page')
  checkWhole(run, { call, pages, first, last: page }, rows)
  checkRows(run, { call, row }, rows)
  return rows
}

const rowsOf = ({ body }: Answer) => listAt(body, 'data', 'data')
const linksOf = ({ body }: Answer) => listAt(body, 'data', 'links')
const linkOf = (page: Answer, label: 'previous' | 'next') =>
  at(
    linksOf(page).find((link) => String(at(link, 'label')).toLowerCase().includes(label)),
    'url',
  )

function checkFirst({ claims }: Run, call: string, page: Answer): boolean {
  const data = at(page.body, 'data')
  const is_paged = isOk(page.status) && isList(at(data, 'data')) && isList(at(data, 'links'))
  if (!claims.check(call, 'carries data and links in data', is_paged, brief(page))) return false

  const counts: Shape = { current_page: (value) => value === 1, last_page: isNumber, total: isNumber }
  claims.check(call, 'says current_page, last_page and total beside them', wrongFields(data, counts).length === 0, data)

  const links = linksOf(page)
  const wrong = links.flatMap((link) => wrongFields(link, LINK))
  claims.check(call, 'its links have url, label, active', links.length > 0 && wrong.length === 0, wrong[0] ?? links)
  const urls = links.map((link) => at(link, 'url')).filter(isFilled)
  const relative = urls.find((url) => !/^https?:\/\//.test(String(url)))
  claims.check(call, 'its links are absolute', relative === undefined, relative ?? urls[0])
  const active = links.filter((link) => at(link, 'active') === true).map((link) => at(link, 'label'))
  claims.check(call, 'the link of the page itself is active', active.length === 1 && String(active[0]) === '1', links)
  const ends = { previous: linkOf(page, 'previous'), next: linkOf(page, 'next') }
  const has_ends = ends.previous === null && ends.next !== undefined
  claims.check(call, 'has a Previous link, null on the first page, and a Next link', has_ends, ends)
  return true
}

interface First {
  call: string
  token: string
  first: Answer
}

async function checkSecond({ client, claims }: Run, { call, token, first }: First, second: Answer): Promise<void> {
  const is_second = isOk(second.status) && at(second.body, 'data', 'current_page') === 2
  if (!claims.check(call, SECOND_PAGE, is_second && rowsOf(second).length > 0, brief(second))) {
    return claims.skip(call, BACK, 'there was no second page')
  }
  const url = linkOf(second, 'previous')
  const back = typeof url === 'string' ? await client.fetchUrl(url, { token }) : null
  const is_first = back !== null && JSON.stringify(rowsOf(back)) === JSON.stringify(rowsOf(first))
  claims.check(call, BACK, is_first, url ?? 'no Previous link')
}

interface Ends {
  call: string
  pages: number
  first: Answer
  last: Answer
}

function checkWhole({ claims }: Run, { call, pages, first, last }: Ends, rows: unknown[]): void {
  const said = { total: at(first.body, 'data', 'total'), last_page: at(first.body, 'data', 'last_page') }
  const distinct = new Set(rows.map((row) => JSON.stringify(row))).size
  const is_whole =
    rows.length === said.total && distinct === rows.length && pages === said.last_page && linkOf(last, 'next') === null
  claims.check(call, WHOLE, is_whole, {
    ...said,
    pages,
    rows: rows.length,
    distinct,
    next: linkOf(last, 'next') ?? null,
  })
}
