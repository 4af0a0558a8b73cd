type Body = Record<string, unknown>

/** Every key in another case, payloads left alone. */
export function keysIn(change: (key: string) => string): (body: Body) => Body {
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(changed)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inside]) => [change(key), key === 'payload' ? inside : changed(inside)]),
    )
  }
  return (body) => changed(body) as Body
}

export const capitalized = keysIn((key) => key.charAt(0).toUpperCase() + key.slice(1))
export const shouted = keysIn((key) => key.toUpperCase())
/** Batch_Requests, Member_Account: as the protocol's own examples have some of theirs. */
export const titled = keysIn((key) => key.replace(/(^|_)([a-z])/g, (_, line, letter) => line + letter.toUpperCase()))
