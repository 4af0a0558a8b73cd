import type { Ground } from './canvas.ts'
import { arch, curtain, goldLeaf, lid, ribs, silk } from './crafts.ts'
import { bamboo, garden, rain, sea } from './nature.ts'
import { field, lake, market, moon } from './places.ts'

export const GROUNDS = {
  arch,
  bamboo,
  curtain,
  field,
  garden,
  'gold-leaf': goldLeaf,
  lake,
  lid,
  market,
  moon,
  rain,
  ribs,
  sea,
  silk,
} satisfies Record<string, Ground>

export type GroundName = keyof typeof GROUNDS
