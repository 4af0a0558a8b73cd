import { defineLatePart } from '#platform/site/late-part.tsx'
import type { FailedProps } from './failure/failed.tsx'

/** What stands in place of a failed screen comes when one has failed. */
export const Failed = defineLatePart<FailedProps>({
  load: () => import('./failure/index.ts').then((module) => module.Failed),
  texts: [],
})
