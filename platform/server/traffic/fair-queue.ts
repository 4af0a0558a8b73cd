/** From where something comes. */
export interface Origin {
  address: string
  network: string
}

/**
 * A queue in which networks take turns, and in a network its addresses: many requests of one origin wait for one another
 * before others wait for them. When it is full, the newest of the longest line leaves for a newcomer with a shorter one.
 */
export class FairQueue<Item extends Origin> {
  /** Both levels in the order of their next turns. */
  readonly #networks = new Map<string, Map<string, Item[]>>()
  readonly #size_max: number
  #size = 0

  constructor(size_max: number) {
    this.#size_max = size_max
  }

  get size(): number {
    return this.#size
  }

  /** Answers the one for whom there is no place: null, an earlier one, or the item itself. */
  add(item: Item): Item | null {
    const evicted = this.#size < this.#size_max ? null : this.#evictFor(item)
    if (evicted === item) return item
    if (evicted !== null) this.remove(evicted)
    const addresses = this.#networks.get(item.network) ?? new Map<string, Item[]>()
    const items = addresses.get(item.address) ?? []
    items.push(item)
    this.#networks.set(item.network, addresses.set(item.address, items))
    this.#size++
    return evicted
  }

  take(): Item | null {
    const [first] = this.#networks
    if (first === undefined) return null
    const [network, addresses] = first
    const [address, items] = addresses.entries().next().value as [string, Item[]]
    const item = items.shift() as Item
    this.#size--
    // An address with more items goes to the end, behind the other addresses.
    addresses.delete(address)
    if (items.length > 0) addresses.set(address, items)
    this.#networks.delete(network)
    if (addresses.size > 0) this.#networks.set(network, addresses)
    return item
  }

  /** Answers whether it was here. */
  remove(item: Item): boolean {
    const addresses = this.#networks.get(item.network)
    const items = addresses?.get(item.address)
    const place = items?.indexOf(item) ?? -1
    if (!addresses || !items || place < 0) return false
    items.splice(place, 1)
    if (items.length === 0) addresses.delete(item.address)
    if (addresses.size === 0) this.#networks.delete(item.network)
    this.#size--
    return true
  }

  #evictFor(item: Item): Item {
    const longest = longestOf(this.#networks, countOf)
    const own = this.#networks.get(item.network)
    if (longest === null) return item
    // Who would have as many as the other afterwards takes nobody's place.
    if (longest !== own && countOf(longest) > countOf(own) + 1) return newestOf(longest) ?? item
    if (longest !== own) return item
    const line = longestOf(own, (items) => items.length)
    const own_count = own.get(item.address)?.length ?? 0
    return line !== null && line.length > own_count + 1 ? (line.at(-1) as Item) : item
  }
}

const countOf = (addresses: Map<string, unknown[]> | undefined) =>
  [...(addresses?.values() ?? [])].reduce((count, items) => count + items.length, 0)

function newestOf<Item>(addresses: Map<string, Item[]>): Item | null {
  return longestOf(addresses, (items) => items.length)?.at(-1) ?? null
}

function longestOf<Lines>(lines: Map<string, Lines>, lengthOf: (line: Lines) => number): Lines | null {
  let longest: Lines | null = null
  for (const line of lines.values()) if (longest === null || lengthOf(line) > lengthOf(longest)) longest = line
  return longest
}
