interface Links {
  links?: { url?: string | null }[]
  last_page?: number
}

/** `{data: {data, links}}` as the specification's lists are, or `{data, links}` as other servers send them. */
export type Paged<Row> = { data?: Row[] | (Links & { data?: Row[] }) } & Links

/** The rows of one page, and how many pages there are: a server says so, or its links lead there. */
export function readPaged<Row>(answer: Paged<Row>): { rows: Row[]; pages: number } {
  const { data } = answer
  const page = Array.isArray(data) ? { ...answer, data } : (data ?? {})
  const linked = (page.links ?? []).map(({ url }) => pageOfLink(url))
  return { rows: page.data ?? [], pages: Math.max(1, page.last_page ?? 1, ...linked) }
}

/** The page that a link leads to; one that leads nowhere, or says no page, leads to the first. */
function pageOfLink(url: string | null | undefined): number {
  return readPage(/[?&]page=(\d+)/.exec(url ?? '')?.[1] ?? null)
}

/** A page number from an address; anything else is the first page. */
export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
