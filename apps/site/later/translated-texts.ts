/**
 * Keeps a page alive that a browser or an extension translates. Translators put nodes of their own where our texts stood:
 * React holds on to a text that is no longer on the page, throws when it wants to remove it or to insert before it, and
 * writes a new balance where nobody sees it. Here each text keeps the place that it has lost, and takes it back as soon as
 * React wants something of it. The translator sees a new text then, and translates it anew. Nothing is taken back unless
 * React asks, so that the two never work against each other.
 */

/** Where a node of ours belongs, and what stands there instead. */
interface TextPlace {
  parent: Node
  stand_in: ChildNode
}

/** More texts than change in a second by themselves; a translator that goes on changing ours is left alone. */
const CHANGES_MAX = 300
const SECOND_MS = 1_000

export function guardTranslatedTexts(root: HTMLElement, early: readonly MutationRecord[]): void {
  const places = new WeakMap<Node, TextPlace>()
  /** The nodes of ours that one of the translator's stands for, in their order. */
  const replaced = new WeakMap<Node, ChildNode[]>()
  const guarded = new WeakSet<Node>()
  const isOurs = ownershipIn(root)
  const isQuick = limitPerSecond(CHANGES_MAX)

  const note = (node: ChildNode, parent: Node, stand_in: ChildNode) => {
    places.set(node, { parent, stand_in })
    const others = replaced.get(stand_in)?.filter((other) => other !== node) ?? []
    replaced.set(stand_in, [...others, node])
    // A text that is off the page changes unseen; one that was moved into the translator's node shows its changes there.
    if (!node.isConnected) changes.observe(node, { characterData: true })
    if (guarded.has(parent)) return
    guarded.add(parent)
    guard(parent, putBack)
  }

  const read = (record: MutationRecord) => {
    const { target, addedNodes, removedNodes, previousSibling, nextSibling } = record
    for (const node of removedNodes as NodeListOf<ChildNode>) {
      if (node.parentNode === target) continue
      const near = [...addedNodes, previousSibling, nextSibling].filter((each) => each !== null) as ChildNode[]
      const foreign = near.filter((each) => isContent(each) && !isOurs(each))
      // A node of the translator's gives way to another one of its own.
      const next = foreign.find((each) => !replaced.has(each)) ?? foreign[0]
      for (const text of (next && replaced.get(node)) ?? []) if (next) note(text, target, next)
      const stand_in = target.contains(node) ? childAbove(node, target) : node instanceof Text ? next : undefined
      if (stand_in && isOurs(node)) note(node, target, stand_in)
    }
  }
  const readAll = (records: readonly MutationRecord[]) => {
    for (const record of records) if (record.removedNodes.length > 0) read(record)
  }

  const putBack = (node: Node) => {
    readAll(moves.takeRecords())
    const place = places.get(node)
    if (!place || node.parentNode === place.parent) return
    const { parent, stand_in } = place
    // All texts behind one node of the translator come back together: a translator may make one text of two.
    if (stand_in.parentNode === parent) stand_in.replaceWith(...(replaced.get(stand_in) ?? []))
    replaced.delete(stand_in)
  }

  const moves = new MutationObserver(readAll)
  const changes = new MutationObserver((records) => {
    for (const { target } of records) if (!target.isConnected && isQuick()) putBack(target)
  })
  readAll(early)
  moves.observe(root, { childList: true, subtree: true })
}

/** React reaches into a parent by these three; only parents that a translator has touched are guarded. */
function guard(parent: Node, putBack: (node: Node) => void): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype
  Object.assign(parent, {
    removeChild(node: Node) {
      putBack(node)
      // A text that the translator has taken off for good is gone already.
      return node.parentNode === parent ? removeChild.call(parent, node) : node
    },
    insertBefore(node: Node, next: Node | null) {
      putBack(node)
      if (next) putBack(next)
      return insertBefore.call(parent, node, next?.parentNode === parent ? next : null)
    },
    appendChild(node: Node) {
      putBack(node)
      return appendChild.call(parent, node)
    },
  })
}

/** React marks the nodes that it has made or taken over. A text that is all its element has is not marked, nor held on to. */
function ownershipIn(root: HTMLElement): (node: Node) => boolean {
  let mark: string | undefined
  return (node) => {
    mark ??= Array.from(root.children, Object.keys)
      .flat()
      .find((key) => key.startsWith('__reactFiber$'))
    return mark !== undefined && mark in node
  }
}

/** Comments part two texts in what the server has rendered. */
const isContent = (node: Node) => node instanceof Element || node instanceof Text

function childAbove(node: Node, parent: Node): ChildNode {
  let above = node
  while (above.parentNode && above.parentNode !== parent) above = above.parentNode
  return above as ChildNode
}

function limitPerSecond(count_max: number): () => boolean {
  let since = 0
  let count = 0
  return () => {
    const now = performance.now()
    if (now - since > SECOND_MS) {
      since = now
      count = 0
    }
    count += 1
    return count <= count_max
  }
}
