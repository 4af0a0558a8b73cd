import { defineLatePart } from '#platform/site/late-part.tsx'
import type { FailedProps } from './failure/failed.tsx'

/** The replacement for a failed screen: its code is fetched when a screen has failed. */
export const Failed = defineLatePart<FailedProps>({
  load: () => import('./failure/index.ts').then((module) => module.Failed),
  texts: [],
})
