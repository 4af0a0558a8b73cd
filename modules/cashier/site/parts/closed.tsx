import type { ReactNode } from 'react'
import { Empty } from '#ui/components/display/empty.tsx'

interface ClosedProps {
  title: string
  line: string
  action?: ReactNode
}

/** In place of a form for which nothing is taken at the moment. */
export function Closed({ title, line, action }: ClosedProps) {
  return (
    <div role="status">
      <Empty art="harp" title={title} line={line} action={action} />
    </div>
  )
}
