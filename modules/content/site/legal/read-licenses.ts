/** The build writes it beside the screens (scripts/build/licenses/). */
export const LICENSES_PATH = '/licenses.txt'

export interface License {
  /** The packages under this license, with versions: `react 19.3.1, scheduler 0.28.0`. */
  of: string
  /** Its name, and where it is used. */
  about: string
  /** As its author wrote it. */
  text: string
}

/** Between two of them; no license has such a line. */
const LINE = /^={80}\n/m

/** @throws Error for an answer that is not the file */
export async function readLicenses(signal: AbortSignal): Promise<License[]> {
  const response = await fetch(LICENSES_PATH, { signal })
  const [head = '', ...sections] = (await response.text()).split(LINE)
  if (!response.ok || !head.startsWith('Licenses') || sections.length === 0) throw new Error('the licenses are missing')
  return sections.map((section) => {
    const [of = '', about = '', ...text] = section.split('\n')
    return { of, about, text: text.join('\n').trim() }
  })
}
