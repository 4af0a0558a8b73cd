/** Of CHANGELOG.md: what stands between the first heading of a version and the next. @throws Error without one */
export function unreleasedSection(changelog: string): string {
  const [, section] = /^(## .*?)(?=^## |(?![\s\S]))/ms.exec(changelog) ?? []
  if (section === undefined) throw new Error('CHANGELOG.md has no version')
  return section
}

/** `0.2.0` of “## 0.2.0, not released yet”. */
export function unreleasedVersion(changelog: string): string {
  const [, version] = /^## (\d+\.\d+\.\d+)/.exec(unreleasedSection(changelog)) ?? []
  if (version === undefined) throw new Error('the first section of CHANGELOG.md has no version')
  return version
}
