import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** One answer in the three forms that browsers ask for. */
export interface Packed {
  identity: Buffer
  br?: Buffer
  gzip?: Buffer
  etag: string
}

export async function pack(content: Buffer): Promise<Packed> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(content, { params }), promisify(gzip)(content)])
  return { identity: content, br, gzip: zipped, etag: etagOf(content) }
}

/** Weak, because it names the content and not one of its encodings. */
export function etagOf(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best form that the browser accepts; a quality of zero is a refusal. */
export function chooseEncoding(accept: string | undefined, packed: Packed): Encoding {
  const accepted = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  if (packed.br && accepted.has('br')) return 'br'
  if (packed.gzip && accepted.has('gzip')) return 'gzip'
  return 'identity'
}
