import { useSeries } from './use-series.ts'

/** Meets each series of rolls as it begins: notes its commitment, and sends the browser's own seed. */
export function SeriesKeeper() {
  useSeries(true)
  return null
}
