import type { GameType } from '#catalog/contract/player.ts'
import { useTexts } from '#platform/site/texts.ts'
import { ChipRow } from './shared/parts/chip-row.tsx'
import { gamesTexts } from './texts.ts'

/** The type's providers by short name. */
export function ProviderStrip({ type, current }: { type: GameType; current: string }) {
  const texts = useTexts(gamesTexts)
  return (
    <ChipRow
      label={texts.providers}
      current={current}
      items={type.providers.map((provider) => ({
        name: provider.code,
        label: provider.short_name,
        href: `/games?type=${type.code}&provider=${encodeURIComponent(provider.code)}`,
      }))}
    />
  )
}
