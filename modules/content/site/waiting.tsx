import { Spinner } from '#ui/components/display/spinner.tsx'
import page from './page.module.css'

/** Holds about the height of what is to come. */
export function Waiting({ label }: { label: string }) {
  return (
    <div className={page.wait}>
      <Spinner label={label} />
    </div>
  )
}
