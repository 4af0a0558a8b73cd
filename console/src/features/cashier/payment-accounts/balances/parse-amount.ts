/** An amount as it was typed, with commas between its thousands; null for what is none, which the server then says. */
export function parseAmount(typed: string): number | null {
  const text = typed.replaceAll(',', '').replace('−', '-')
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null
}
