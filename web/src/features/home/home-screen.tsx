import { usePageTitle } from '../../platform/page-title.ts'
import { useSession } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { FirstSteps } from './first-steps.tsx'
import { Footer } from './footer.tsx'
import { Hero } from './hero.tsx'
import { Offers } from './offers.tsx'
import { homeTexts } from './texts.ts'

export function HomeScreen() {
  const texts = useTexts(homeTexts)
  const { is_member } = useSession()
  usePageTitle(texts.title)
  return (
    <>
      <Hero />
      <Offers />
      {!is_member && <FirstSteps />}
      <Footer />
    </>
  )
}
