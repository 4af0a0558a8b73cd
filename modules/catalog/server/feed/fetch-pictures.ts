import type { Database } from '#platform/server/database/database.ts'
import { PICTURE_BYTES_MAX, savePicture } from '#platform/server/media/picture-store.ts'

/** Where pictures may be fetched. The aggregator's own site may be plain http, as it is in the demo. */
export interface PictureSources {
  aggregator_url: string
  hosts: readonly string[]
}

const AT_ONCE = 6
const PER_RUN_MAX = 3_000
const FETCH_TIMEOUT_MS = 10_000
/** So many kept pictures become visible together. */
const BATCH = 40
/** A source that failed so often in a row is down, and the next run will find it again. */
const FAILURES_IN_A_ROW_MAX = 12

interface PictureAddress {
  id: number
  image_url: string
}

interface Fetched {
  game_id: number
  picture: string
  picture_url: string
}

/** Fetches what the catalog has no picture of yet, hot games first. Answers how many came, and why others did not. */
export async function fetchPictures(
  db: Database,
  sources: PictureSources,
): Promise<{ pictures: number; doubts: string[] }> {
  const wanted = await db<PictureAddress[]>`
    select id, image_url from catalog.game
    where image_url is not null and picture_url is distinct from image_url and retired_at is null
    order by is_hot desc, place, id limit ${PER_RUN_MAX}`
  const waiting: PictureAddress[] = [...wanted]
  const doubts: string[] = []
  let pictures = 0
  let failures_in_a_row = 0
  const work = async () => {
    let kept: Fetched[] = []
    const flush = async () => {
      const batch = kept
      kept = []
      await getPictures(db, batch)
      pictures += batch.length
    }
    for (let next = waiting.shift(); next && failures_in_a_row < FAILURES_IN_A_ROW_MAX; next = waiting.shift()) {
      const found = await fetchPicture(db, next.image_url, sources)
      if ('doubt' in found) doubts.push(found.doubt)
      else kept.push({ game_id: next.id, picture: found.name, picture_url: next.image_url })
      failures_in_a_row = 'doubt' in found ? failures_in_a_row + 1 : 0
      if (kept.length >= BATCH / AT_ONCE) await flush()
    }
    await flush()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { pictures, doubts }
}

async function getPictures(db: Database, fetched: Fetched[]): Promise<void> {
  if (fetched.length === 0) return
  await db`
    update catalog.game g set picture = f.picture, picture_url = f.picture_url
    from jsonb_to_recordset(${db.json(fetched as never)}) as f (game_id int, picture text, picture_url text)
    where g.id = f.game_id`
}

async function fetchPicture(
  db: Database,
  address: string,
  sources: PictureSources,
): Promise<{ name: string } | { doubt: string }> {
  const refused = (why: string) => ({ doubt: `the picture ${address}: ${why}` })
  if (!mayBeFetched(address, sources)) return refused('this host is not allowed')
  const bytes = await readLimited(address)
  if (typeof bytes === 'string') return refused(bytes)
  return (await savePicture(db, bytes)) ?? refused('no picture that may be kept')
}

/** The operator names the hosts, so that a feed cannot make the platform call addresses inside its own network. */
function mayBeFetched(address: string, { aggregator_url, hosts }: PictureSources): boolean {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '') return false
  if (url.origin === new URL(aggregator_url).origin) return true
  return url.protocol === 'https:' && hosts.includes(url.host)
}

/** The bytes, or why there are none. A redirect could lead anywhere, so none is followed. */
async function readLimited(address: string): Promise<Buffer | string> {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
    if (response.status !== 200 || !response.body) {
      await response.body?.cancel()
      return `answered ${response.status}`
    }
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of response.body) {
      size += part.length
      // Leaving the loop closes the connection.
      if (size > PICTURE_BYTES_MAX) return `more than ${PICTURE_BYTES_MAX} bytes`
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch (error) {
    // Whatever the network does, the next run tries again.
    return error instanceof Error ? error.message : 'no answer'
  }
}
