/** Browsers within other apps name themselves at length, and say last who they are. */
export const USER_AGENT_LENGTH_MAX = 400

/** The first that fits: most browsers name others besides themselves. */
const FAMILIES = [
  ['Facebook', /FBAV\/(\d{1,4})/],
  ['Opera Mini', /Opera Mini\/(\d{1,4})/],
  ['UC Browser', /UCBrowser\/(\d{1,4})/],
  ['Mi Browser', /MiuiBrowser\/(\d{1,4})/],
  ['Oppo Browser', /HeyTapBrowser\/(\d{1,4})/],
  ['Vivo Browser', /VivoBrowser\/(\d{1,4})/],
  ['Huawei Browser', /HuaweiBrowser\/(\d{1,4})/],
  ['Edge', /Edg(?:A|iOS)?\/(\d{1,4})/],
  ['Opera', /OPR\/(\d{1,4})/],
  ['Samsung Internet', /SamsungBrowser\/(\d{1,4})/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /Version\/(\d{1,4}).*Safari/],
] as const

const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Chromebook', /CrOS/],
  ['Linux', /Linux/],
] as const

export interface UserAgent {
  /** As its owner would call it, or null where the browser does not say. */
  browser: string | null
  version: string | null
  system: string | null
}

/** A browser's family, its main version and its system: enough to see it again, too little to know anybody by. */
export function parseUserAgent(whole: string): UserAgent {
  const text = whole.slice(0, USER_AGENT_LENGTH_MAX)
  for (const [browser, pattern] of FAMILIES) {
    const version = pattern.exec(text)?.[1]
    if (version !== undefined) return { browser, version, system: systemOf(text) }
  }
  return { browser: null, version: null, system: systemOf(text) }
}

const systemOf = (text: string): string | null => SYSTEMS.find(([, pattern]) => pattern.test(text))?.[0] ?? null
