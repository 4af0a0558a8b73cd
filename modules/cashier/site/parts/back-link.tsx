import { Link } from '#platform/site/navigation.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { arrowLeftRegular } from '#ui/icons.ts'

export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} className="icon-button" aria-label={label}>
      <Icon glyph={arrowLeftRegular} size={24} />
    </Link>
  )
}
