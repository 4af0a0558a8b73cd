import { REQUEST_WAS_SUCCESSFUL } from '#platform/contract/answer.ts'

/** The body of an accepted call; few calls have a sentence in it. */
export const success = <T>(data: T, message = '') => ({ status: REQUEST_WAS_SUCCESSFUL, message, data }) as const

/**
 * One page of a list, out of rows of which one more was asked for than a page has: it is not shown, and tells that
 * there is another page. `next` is where that begins, as its `after` will say.
 */
export function pageOf<Row>(rows: readonly Row[], page_size: number, placeOf: (last: Row) => string | bigint) {
  const page = rows.slice(0, page_size)
  const last = page.at(-1)
  return { page, next: last !== undefined && rows.length > page_size ? String(placeOf(last)) : null }
}

/** An answer that is no JSON: a picture that not everybody may see. */
export class FileAnswer {
  readonly type: string
  readonly bytes: Buffer
  readonly headers: Record<string, string>

  constructor(type: string, bytes: Buffer, headers: Record<string, string> = {}) {
    this.type = type
    this.bytes = bytes
    this.headers = headers
  }
}
