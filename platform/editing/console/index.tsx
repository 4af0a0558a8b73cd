import { useQuery } from '@tanstack/react-query'
import { useFilters } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'
import { ContentPage } from './content-page.tsx'
import { kindsQuery } from './queries.ts'
import { texts } from './texts.ts'

/** Banners, popup, line, contacts, videos and promotions: what the platform shows, each kind as the server describes it. */
export function ContentScreen() {
  const { data: kinds, error, isPending, refetch } = useQuery(kindsQuery)
  const wanted = useFilters().get('kind')
  const kind = kinds?.find(({ key }) => key === wanted) ?? kinds?.[0]
  if (kinds && kind) return <ContentPage key={kind.key} kinds={kinds} kind={kind} />
  return (
    <Page title={texts.title}>
      {isPending ? <WaitingRows /> : <Failed error={error} onAgain={() => void refetch()} />}
    </Page>
  )
}
