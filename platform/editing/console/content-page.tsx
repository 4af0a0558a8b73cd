import { useQuery } from '@tanstack/react-query'
import type { EditingItem, EditingKind } from '#editing/contract/staff.ts'
import { fileOf } from '#platform/console/call/file-of.ts'
import { useMay } from '#platform/console/call/me.ts'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { navigate, withFilters } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import { Nothing } from '#platform/console/page/states/states.tsx'
import { Views } from '#platform/console/page/views.tsx'
import panel from '#platform/console/panel.module.css'
import { sayFailure } from '#platform/console/say.ts'
import { ListBox } from '#platform/console/table/list-box.tsx'
import { useChosen } from '#platform/console/table/use-chosen.ts'
import { Button } from '#ui/components/controls/button.tsx'
import styles from './content.module.css'
import { ItemPanel } from './item-panel.tsx'
import { ItemsTable } from './items-table.tsx'
import { itemsQuery, orderItems } from './queries.ts'
import { texts } from './texts.ts'
import { VideoButton } from './video/video-button.tsx'

/** In the address in the place of an id: the one that is not there yet. */
const NEW = 'new'

export function ContentPage({ kinds, kind }: { kinds: readonly EditingKind[]; kind: EditingKind }) {
  const query = useQuery(itemsQuery(kind.key))
  const items = query.data ?? []
  const { chosen, chosen_id, place, steps } = useChosen(items, ({ id }) => String(id))
  const may_write = useMay('content.write')
  const may_move = may_write && !kind.has_fixed_items
  const is_new = chosen_id === NEW && kind.file === 'none' && may_move

  const move = (item: EditingItem, to: number) => {
    if (to < 0 || to >= items.length) return
    const ids = items.filter((one) => one !== item).map((one) => one.id)
    ids.splice(to, 0, item.id)
    orderItems(kind.key, ids).catch(sayFailure)
  }
  const shift = (by: 1 | -1) => may_move && chosen && move(chosen, place + by)
  useKeys({ ...steps, '[': () => shift(-1), ']': () => shift(1) })

  return (
    <Page
      title={texts.title}
      tools={
        may_move &&
        (kind.file === 'video' ? (
          <VideoButton
            kind={kind}
            item={null}
            label={texts.addVideo}
            className={styles.add}
            onDone={({ id }) => navigate(withFilters({ id: String(id) }), { replace: true })}
          />
        ) : (
          <Button className={styles.add} size="sm" onClick={() => navigate(withFilters({ id: NEW }))}>
            {texts.add(kind.label)}
          </Button>
        ))
      }
      hints={[{ keys: ['J', 'K'], does: texts.next }, ...(may_move ? [{ keys: ['[', ']'], does: texts.shift }] : [])]}
      asideLabel={texts.title}
      aside={
        chosen || is_new ? (
          <ItemPanel key={chosen?.id ?? NEW} kind={kind} item={chosen ?? null} may_write={may_write} />
        ) : (
          <p className={panel.nothing}>{texts.chooseOne}</p>
        )
      }
    >
      <Views
        label={texts.kinds}
        name="kind"
        views={kinds.map(({ key, label }, index) => ({ value: index === 0 ? null : key, label }))}
      />
      <ListBox
        file={fileOf(`/content/${kind.key}/list`)}
        query={query}
        is_empty={items.length === 0}
        nothing={<Nothing title={texts.none} line={texts.noneLine} />}
      >
        <ItemsTable kind={kind} items={items} chosen={chosen ?? null} onMove={may_move ? move : null} />
      </ListBox>
    </Page>
  )
}
