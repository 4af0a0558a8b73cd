import type { ComponentProps, MouseEvent } from 'react'
import { askLogin } from './doors.ts'
import { Link, navigate } from './navigation.tsx'
import { useSession } from './session.ts'

/** A link to what only members may see: a guest logs in first, and then arrives. */
export function MemberLink({ href, onClick, ...rest }: ComponentProps<typeof Link>) {
  const { is_member } = useSession()
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (is_member || event.defaultPrevented) return
    event.preventDefault()
    askLogin({ then: () => void navigate(href) })
  }
  return <Link {...rest} href={href} onClick={press} />
}
