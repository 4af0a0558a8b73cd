import { useQuery } from '@tanstack/react-query'
import { useFilters } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'
import { Views } from '#platform/console/page/views.tsx'
import { GroupForm } from './group-form.tsx'
import { History } from './history.tsx'
import { Proposal } from './proposal.tsx'
import { settingsQuery } from './queries.ts'
import styles from './settings.module.css'
import { texts } from './texts.ts'

/** The operator's settings, a group at a time, and the earlier changes with their authors. */
export function SettingsScreen() {
  const query = useQuery(settingsQuery)
  const wanted = useFilters().get('group')
  const groups = query.data ?? []
  const group = groups.find(({ key }) => key === wanted) ?? groups[0]
  return (
    <Page title={texts.title} asideLabel={texts.history} aside={<History group={group} />}>
      {groups.length > 0 && (
        <Views
          label={texts.groups}
          name="group"
          views={groups.map(({ key, title }, place) => ({ value: place === 0 ? null : key, label: title }))}
        />
      )}
      <div className={styles.sheet} aria-busy={query.isPending}>
        {query.isPending && <WaitingRows />}
        {query.isLoadingError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
        {group?.proposal && <Proposal group={group} proposal={group.proposal} />}
        {group && (
          <GroupForm key={`${group.key} ${group.proposal?.id} ${JSON.stringify(group.fields)}`} group={group} />
        )}
      </div>
    </Page>
  )
}
