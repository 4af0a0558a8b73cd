import { PACKED_IN_PASSING, type Packed, pack } from './packed.ts'

/** A picture's path, as the whole of a text. */
const PICTURES = /"\/pictures\/(?=[A-Za-z0-9_-]{22}\.(?:webp|avif|png|jpg)")/g
/** Within a text of an answer the quotes would be escaped, so this is a field. */
const LINKS = /"(link|url)":"\/(?![/\\])/g

/** The same answer for a page of another host: pictures and links of the site with its address before them. */
export const withAbsoluteAddresses = (json: string, site: string): string =>
  json.replaceAll(PICTURES, () => `"${site}/pictures/`).replaceAll(LINKS, (_, name) => `"${name}":"${site}/`)

/** One other form of each kept answer, which goes when the answer goes. */
const others = new WeakMap<Packed, { site: string; packed: Promise<Packed> }>()

export function packedWithAbsoluteAddresses(packed: Packed, site: string): Promise<Packed> {
  const found = others.get(packed)
  if (found?.site === site) return found.packed
  // A site has one address; only a demo on private addresses has several, whose further ones are not kept.
  if (found) return packAnew(packed, site, PACKED_IN_PASSING)
  const made = packAnew(packed, site, packed.quality)
  others.set(packed, { site, packed: made })
  made.catch(() => others.delete(packed))
  return made
}

async function packAnew(packed: Packed, site: string, quality: number | undefined): Promise<Packed> {
  const text = packed.identity.toString()
  const absolute = withAbsoluteAddresses(text, site)
  return absolute === text ? packed : pack(Buffer.from(absolute), quality)
}
