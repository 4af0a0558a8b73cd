import { code, page, table } from './markdown.ts'

export interface Metric {
  name: string
  type: string
  help: string
  labels: string[]
}

/** The page of our own metrics in `/metrics`; the metrics of the Node process are left out. */
export function writeMetrics(metrics: readonly Metric[]): string {
  const rows = metrics
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, type, help, labels }) => [code(name), type, labels.map(code).join(', '), help])
  return page(
    'Metrics',
    'The server and the console answer `GET /metrics` in the form of Prometheus, each about itself. Times are in seconds. Names that begin with `process_` and `nodejs_` come from the library and are not listed.',
    table(['name', 'type', 'labels', 'is'], rows),
  )
}
