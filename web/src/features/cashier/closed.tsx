import { Empty } from '#ui/empty.tsx'

/** In place of a form for which the house takes nothing at the moment. */
export function Closed({ title, line }: { title: string; line: string }) {
  return (
    <div role="status">
      <Empty art="harp" title={title} line={line} />
    </div>
  )
}
