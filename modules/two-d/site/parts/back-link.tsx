import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { arrowLeftRegular } from '#ui/icons.ts'
import { twoDTexts } from '../texts.ts'

export function BackLink({ href }: { href: string }) {
  const texts = useTexts(twoDTexts)
  return (
    <Link href={href} className="icon-button" aria-label={texts.back}>
      <Icon glyph={arrowLeftRegular} size={24} />
    </Link>
  )
}
