import type { GameType } from '#contract/catalog/player.ts'
import { ChipRow } from '../../catalog/parts/chip-row.tsx'
import { useTexts } from '../../platform/texts.ts'
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
