import { FAST_QUALITY, type Precompressed, precompress } from '../answers/precompressed.ts'

/** A picture's path, as the whole of a text. */
const PICTURES = /"\/pictures\/(?=[A-Za-z0-9_-]{22}\.(?:webp|avif|png|jpg)")/g
/** Within a text of an answer the quotes would be escaped, so this is a field. */
const LINKS = /"(link|url)":"\/(?![/\\])/g

/** The same answer for a page of another host: pictures and links of the site with its address before them. */
export const withAbsoluteAddresses = (json: string, site: string): string =>
  json.replaceAll(PICTURES, () => `"${site}/pictures/`).replaceAll(LINKS, (_, name) => `"${name}":"${site}/`)

/** One other form of each kept answer, which goes when the answer goes. */
const others = new WeakMap<Precompressed, { site: string; precompressed: Promise<Precompressed> }>()

export function precompressedWithAbsoluteAddresses(precompressed: Precompressed, site: string): Promise<Precompressed> {
  const found = others.get(precompressed)
  if (found?.site === site) return found.precompressed
  // A site has one address; only a demo on private addresses has several, whose further ones are not kept.
  if (found) return precompressAgain(precompressed, site, FAST_QUALITY)
  const made = precompressAgain(precompressed, site, precompressed.quality)
  others.set(precompressed, { site, precompressed: made })
  made.catch(() => others.delete(precompressed))
  return made
}

async function precompressAgain(
  precompressed: Precompressed,
  site: string,
  quality: number | undefined,
): Promise<Precompressed> {
  const text = precompressed.identity.toString()
  const absolute = withAbsoluteAddresses(text, site)
  return absolute === text ? precompressed : precompress(Buffer.from(absolute), quality)
}
