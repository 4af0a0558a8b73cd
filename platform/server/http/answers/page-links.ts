import { success } from './answers.ts'

interface PageLink {
  url: string | null
  label: string
  active: boolean
}

/** Pages shown on each side of the current one. */
const PAGES_BESIDE = 2

/**
 * The links of one page of a list of `last` pages; there is always a first page, be it empty. The last one is always
 * among them, so that anyone who reads them knows how many there are.
 */
export function pageLinks(addressOf: (page: number) => string, page: number, last: number): PageLink[] {
  const url = (to: number) => (to < 1 || to > last ? null : addressOf(to))
  const from = Math.max(1, page - PAGES_BESIDE)
  const beside = Array.from(
    { length: Math.max(0, Math.min(last, page + PAGES_BESIDE) - from + 1) },
    (_, index) => from + index,
  )
  const pages = new Set([1, ...beside, last])
  return [
    // From beyond the last page the way back leads to it.
    { url: url(Math.min(page - 1, last)), label: 'Previous', active: false },
    ...[...pages].map((to) => ({ url: url(to), label: String(to), active: to === page })),
    { url: url(page + 1), label: 'Next', active: false },
  ]
}

interface ListPage<Row> {
  rows: Row[]
  page: number
  page_size: number
  /** Rows of all pages. */
  total: number
  /** The site's address and the call's path, as links lead there. */
  site: string
  path: string
}

/** One page of a list. Its links can be fetched as they are, by each caller that may fetch this page. */
export function pagedAnswer<Row>({ rows, page, page_size, total, site, path }: ListPage<Row>) {
  const last_page = Math.max(1, Math.ceil(total / page_size))
  const links = pageLinks((to) => `${site}/api${path}?page=${to}`, page, last_page)
  return success({ data: rows, links, current_page: page, last_page, total })
}
