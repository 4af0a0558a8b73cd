/** How the text of a page is written: paragraphs and lists with an empty line between them, and headings. */

export type TextPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }

const HEADING = /^#{1,3}\s+/
const ITEM = /^[-*•]\s+/

/** `## ` begins a heading, `- ` an entry of a list. Everything else is words: nothing in it becomes markup. */
export function parsePageText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let is_new = true
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line !== '') addLine(parts, line, is_new)
    is_new = line === '' || HEADING.test(line)
  }
  return parts
}

function addLine(parts: TextPart[], line: string, is_new: boolean): void {
  const last = is_new ? undefined : parts.at(-1)
  if (HEADING.test(line)) parts.push({ kind: 'heading', text: line.replace(HEADING, '') })
  else if (ITEM.test(line)) {
    const item = line.replace(ITEM, '')
    if (last?.kind === 'list') last.items.push(item)
    else parts.push({ kind: 'list', items: [item] })
  } else if (last?.kind === 'paragraph') last.text += `\n${line}`
  else parts.push({ kind: 'paragraph', text: line })
}
