import { useQuery } from '@tanstack/react-query'
import type { CatalogProvider, CatalogType } from '#catalog/contract/staff.ts'
import { useMay } from '#platform/console/call/me.ts'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { useFilters } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'
import panel from '#platform/console/panel.module.css'
import table from '#platform/console/table/table.module.css'
import { useChosen } from '#platform/console/table/use-chosen.ts'
import styles from '../catalog.module.css'
import { CatalogViews } from '../catalog-views.tsx'
import { moverOf } from '../mover-of.ts'
import { ProviderPanel } from '../provider-panel.tsx'
import { placeProvider, placeType, typesQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { ProvidersTable, TypeHead, TypesTable } from './types-tables.tsx'

/** Types in the players' order, and under the chosen one its providers in theirs. */
export function TypesPage() {
  const query = useQuery(typesQuery)
  const may_write = useMay('catalog.write')
  const address = useFilters()
  const types = query.data ?? []
  const type = types.find(({ id }) => String(id) === address.get('type')) ?? types[0]
  const providers = type?.providers ?? []
  const { chosen, place, steps } = useChosen(providers, ({ id }) => String(id))
  const moveType = moverOf<CatalogType>(types, ({ id }, before) => placeType(id, before))
  const moveProvider = moverOf<CatalogProvider>(providers, ({ id, type_id }, before) =>
    placeProvider(id, type_id, before),
  )

  const shift = (by: 1 | -1) => may_write && chosen && moveProvider(chosen, place + by)
  useKeys({ ...steps, '[': () => shift(-1), ']': () => shift(1) })

  return (
    <Page
      title={texts.title}
      hints={[{ keys: ['J', 'K'], does: texts.next }, ...(may_write ? [{ keys: ['[', ']'], does: texts.shift }] : [])]}
      asideLabel={texts.title}
      aside={
        chosen ? (
          <ProviderPanel key={chosen.id} provider={chosen} />
        ) : (
          <p className={panel.nothing}>{texts.chooseOne}</p>
        )
      }
    >
      <CatalogViews />
      <p className={styles.hint}>{texts.typeHint}</p>
      <div className={styles.halves} aria-busy={query.isPending}>
        {query.isPending && <WaitingRows />}
        {query.isLoadingError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
        {type && (
          <>
            <div className={table.box}>
              <TypesTable types={types} chosen_id={type.id} onMove={may_write ? moveType : null} />
            </div>
            <TypeHead type={type} />
            <div className={table.box}>
              <ProvidersTable type={type} chosen_id={chosen?.id ?? null} onMove={may_write ? moveProvider : null} />
            </div>
          </>
        )}
      </div>
    </Page>
  )
}
