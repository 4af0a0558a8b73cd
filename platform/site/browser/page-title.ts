import { createContext, useContext, useEffect } from 'react'
import { useBrandName } from '../first-view.ts'

/** The server's render writes the title here; the browser has none. */
export const TitleContext = createContext<{ title: string } | null>(null)

/** Names the document after its screen: "Digit Bet · Thazin". */
export function usePageTitle(title: string): void {
  const brand_name = useBrandName()
  // Burmese is kept together word by word on the screens; a title has one line, and is searched for.
  const plain = title.replaceAll('\u2060', '')
  const full = plain === brand_name ? plain : `${plain} · ${brand_name}`
  const server = useContext(TitleContext)
  if (server) server.title = full
  useEffect(() => {
    document.title = full
  }, [full])
}
