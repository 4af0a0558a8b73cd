import { currentLanguage } from '#platform/site/language.ts'
import { parseAddress } from '#platform/site/navigation.tsx'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { type Caught, createReporter, releaseOf, reportRequest, routeText } from '#ui/reporter.ts'
import { findRoute } from '../find-route.ts'
import { appTexts } from '../texts.ts'

const sendReport = createReporter((told) => {
  const address = parseAddress(location.href)
  const body = {
    ...told,
    release: releaseOf('entry-client'),
    route: routeText(findRoute(address).path, address.search),
    language: currentLanguage(),
  }
  return fetch('/api/client-errors', reportRequest(body))
})

/** Reports a caught error to the server, and tells the player when a press had no effect because of it. */
export function report(caught: Caught): void {
  const texts = appTexts.peek(currentLanguage())?.failure
  if (caught.type === 'overlay') showToast({ text: texts?.overlay ?? '', kind: 'error' })
  sendReport(caught)
}
