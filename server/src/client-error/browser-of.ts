/** The first that fits: most browsers name others besides themselves. */
const FAMILIES = [
  ['Edge', /Edg(?:A|iOS)?\/(\d{1,4})/],
  ['Opera', /OPR\/(\d{1,4})/],
  ['Samsung Internet', /SamsungBrowser\/(\d{1,4})/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /Version\/(\d{1,4}).*Safari/],
] as const

const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
] as const

/** A browser's family, its main version and its system: enough to see it again, too little to know anybody by. */
export function browserOf(user_agent: string): string {
  const family = FAMILIES.flatMap(([name, pattern]) => {
    const version = pattern.exec(user_agent)?.[1]
    return version === undefined ? [] : [`${name} ${version}`]
  })[0]
  const system = SYSTEMS.find(([, pattern]) => pattern.test(user_agent))?.[0]
  return [family ?? 'unknown browser', ...(system ? [system] : [])].join(', ')
}
