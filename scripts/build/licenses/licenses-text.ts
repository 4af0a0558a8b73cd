import type { License } from './license-of.ts'

/** The page of licenses parts the file at these lines (modules/content/site/legal/read-licenses.ts). */
export const LINE = '='.repeat(80)

export interface UsedLicense extends License {
  /** `the players’ site`, `the console`. */
  used_in: readonly string[]
}

/** One section for each text: packages of one author have one license together. */
export function writeLicensesText(licenses: readonly UsedLicense[]): string {
  const sections = new Map<string, UsedLicense[]>()
  for (const license of licenses) {
    const alike = `${license.name}\n${license.text}`
    sections.set(alike, [...(sections.get(alike) ?? []), license])
  }
  const written = [...sections.values()].map((alike) => {
    const used_in = [...new Set(alike.flatMap((license) => license.used_in))]
    const head = alike.map(({ of }) => of).join(', ')
    return `${head}\n${alike[0]?.name}, in ${used_in.join(', ')}\n\n${alike[0]?.text}\n`
  })
  return `Licenses of the software, fonts and icons that the platform is made of.\n\n${[...written]
    .map((section) => `${LINE}\n${section}`)
    .join('\n')}`
}
