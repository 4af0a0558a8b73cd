import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFilters } from '../../platform/navigation.tsx'
import { Page } from '../../platform/page.tsx'
import { SearchBox } from '../../platform/search-box.tsx'
import { Failed, More, Nothing, WaitingRows } from '../../platform/states.tsx'
import table from '../../platform/table.module.css'
import { momentOf } from '../../platform/time.ts'
import { launchesQuery } from './queries.ts'
import { texts } from './texts.ts'
import styles from './wagers.module.css'

/** Who opened which game, from where, and what came of it. */
export function LaunchesPage({ views }: { views: ReactNode }) {
  const query = useInfiniteQuery(launchesQuery(useFilters().get('q') ?? ''))
  const launches = query.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <Page
      title={texts.title}
      tools={<SearchBox placeholder={texts.launchSearch} max={60} />}
      hints={[{ keys: ['/'], does: texts.find }]}
    >
      {views}
      <div className={table.box} aria-busy={query.isPending}>
        {query.isPending && <WaitingRows rows={12} />}
        {query.isLoadingError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
        {query.data && launches.length === 0 && <Nothing title={texts.noLaunches} line={texts.noLaunchesLine} />}
        {launches.length > 0 && (
          <table className={table.table} aria-label={texts.launches}>
            <thead>
              <tr>
                {[texts.at, texts.player, texts.game, texts.from, texts.answer].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {launches.map(({ id, at, player, product_code, game_code, game_type, platform, address, answer }) => (
                <tr key={id}>
                  <td className="num">{momentOf(at)}</td>
                  <td className="num">{player.user_name}</td>
                  <td className={styles.cut}>
                    {product_code}, {game_code ?? game_type}
                  </td>
                  <td className="num">
                    {platform.toLowerCase()}, {address}
                  </td>
                  <td>{answer === null ? texts.noAnswer : (texts.answers[answer] ?? answer)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <More query={query} />
      </div>
    </Page>
  )
}
