/** Formats of texts that a schema can name, besides those of Ajv. */
export const FORMATS = {
  /** `new Date` would make the 3rd of March of 2026-02-31T10:00Z. */
  moment: (text: string): boolean =>
    !Number.isNaN(Date.parse(text)) && isCalendarDay(text.slice(0, 'YYYY-MM-DD'.length)),
}

function isCalendarDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
