const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** A name in each form in which code writes it. */
export interface Names {
  /** `lucky-draw` */
  kebab: string
  /** `luckyDraw` */
  camel: string
  /** `LuckyDraw` */
  pascal: string
  /** `LUCKY_DRAW` */
  constant: string
  /** `Lucky draw` */
  words: string
}

/** @throws Error where it is no name in kebab-case */
export function parseNames(name: string): Names {
  if (!KEBAB.test(name)) throw new Error(`“${name}” is no name such as lucky-draw`)
  const parts = name.split('-')
  const pascal = parts.map(capitalized).join('')
  return {
    kebab: name,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    constant: parts.join('_').toUpperCase(),
    words: capitalized(parts.join(' ')),
  }
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `wallet/last-win`: a module that is there, and a name. @throws Error */
export function parseTarget(target: string, hasModule: (module: string) => boolean): { module: Names; own: Names } {
  const [module = '', name = '', ...more] = target.split('/')
  if (name === '' || more.length > 0) throw new Error(`“${target}” is no MODULE/NAME such as wallet/last-win`)
  if (!hasModule(module)) throw new Error(`there is no modules/${module}/`)
  return { module: parseNames(module), own: parseNames(name) }
}
