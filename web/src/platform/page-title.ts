import { createContext, useContext, useEffect } from 'react'
import { useBrandName } from './first-view.ts'

/** The server's render writes the title here; the browser has none. */
export const TitleContext = createContext<{ title: string } | null>(null)

/** Names the document after its screen: "Digit Bet · Thazin". */
export function usePageTitle(title: string): void {
  const brand_name = useBrandName()
  const full = title === brand_name ? title : `${title} · ${brand_name}`
  const server = useContext(TitleContext)
  if (server) server.title = full
  useEffect(() => {
    document.title = full
  }, [full])
}
