import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** One player's day as a line of a file has it: its columns in this order, as JSON. */
export type PlayerDayLine = [
  day: string,
  agent_id: number,
  player_id: string,
  bets: number,
  first_ms: number | null,
  turnover: string,
  payout: string,
  bonus_cost: string,
  adjustments: string,
  deposits: string,
  withdrawals: string,
]

/** A file on the disk that has no name in the archive yet. */
export interface WrittenFile {
  /** Of the lines before they are compressed. */
  sha256: Buffer
  row_count: bigint
  /** Its name in the archive, which a part of its hash makes its own: no other content takes its place. */
  name: string
  keep(): Promise<void>
  discard(): Promise<void>
}

const folderOf = (data_dir: string) => join(data_dir, 'archive')

const HASH_DIGITS = 8

/** `month` is the first of a month, YYYY-MM-DD. Other workers may write the same month: each writes a file of its own. */
export async function writeMonthFile(
  data_dir: string,
  month: string,
  batches: AsyncIterable<PlayerDayLine[]>,
): Promise<WrittenFile> {
  const folder = folderOf(data_dir)
  await mkdir(folder, { recursive: true })
  const partial = join(folder, `${randomUUID()}.partial`)
  const discard = () => rm(partial, { force: true })
  const hash = createHash('sha256')
  let row_count = 0n
  async function* lines() {
    for await (const batch of batches) {
      const text = batch.map((line) => `${JSON.stringify(line)}\n`).join('')
      hash.update(text)
      row_count += BigInt(batch.length)
      yield text
    }
  }
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(partial, { mode: 0o600 }))
    const file = await open(partial, 'r+')
    await file.sync()
    await file.close()
  } catch (error) {
    await discard()
    throw error
  }
  const sha256 = hash.digest()
  const name = `player-days-${month.slice(0, 7)}-${sha256.toString('hex').slice(0, HASH_DIGITS)}.jsonl.gz`
  return { sha256, row_count, name, keep: () => rename(partial, join(folder, name)), discard }
}

/** The archive of a month is missing or unreadable, or its file differs from its record in the database. */
export class WrongArchive extends Error {}

/** Its SHA-256, read whole before anybody takes a row from it. @throws WrongArchive where there is no such file */
export async function hashMonthFile(data_dir: string, file: string): Promise<Buffer> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(join(folderOf(data_dir), file)), createGunzip(), async (parts) => {
      for await (const part of parts as AsyncIterable<Buffer>) hash.update(part)
    })
  } catch (error) {
    throw new WrongArchive(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  return hash.digest()
}

export async function* readMonthFile(
  data_dir: string,
  file: string,
  batch_size: number,
): AsyncIterable<PlayerDayLine[]> {
  const input = createReadStream(join(folderOf(data_dir), file)).pipe(createGunzip())
  let batch: PlayerDayLine[] = []
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    batch.push(JSON.parse(line) as PlayerDayLine)
    if (batch.length < batch_size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
