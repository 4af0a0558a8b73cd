import { parsePageText, type TextPart } from '#content/contract/page-text-rules.ts'
import { GoldLeaf } from '#ui/components/ornament/gold-leaf.tsx'

/** The words of a page as its writer has parted them. */
export function PageText({ text }: { text: string }) {
  return parsePageText(text).map((part, place) => <Part key={`${place} ${part.kind}`} part={part} />)
}

function Part({ part }: { part: TextPart }) {
  if (part.kind === 'paragraph') return <p>{part.text}</p>
  if (part.kind === 'heading') {
    return (
      <h2>
        <GoldLeaf />
        {part.text}
      </h2>
    )
  }
  return (
    <ul>
      {part.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
