import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { droppedLines } from './log-destination.ts'

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
const SET_SIZES = [1, 2, 4, 8, 16, 32, 64, 128]

/** The platform's measurements of itself, in Prometheus' form. */
export interface Metrics {
  registry: Registry
  request_seconds: Histogram<'route' | 'status'>
  batch_size: Histogram<'use_case'>
  refusals: Counter<'code'>
  shed: Counter<'load'>
  client_errors: Counter<'app' | 'kind'>
  /** Callbacks signed with a partner's previous key: it can be removed once the count stands still. */
  previous_key: Counter<'partner'>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  registry.registerMetric(
    new Counter({
      name: 'thazin_log_lines_dropped_total',
      help: 'Lines of the log of this process that could not be written',
      registers: [],
      collect() {
        this.reset()
        this.inc(droppedLines())
      },
    }),
  )
  return {
    registry,
    request_seconds: new Histogram({
      name: 'thazin_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    batch_size: new Histogram({
      name: 'thazin_batch_size',
      help: 'Requests decided in one transaction',
      labelNames: ['use_case'],
      buckets: SET_SIZES,
      registers,
    }),
    shed: new Counter({
      name: 'thazin_shed_total',
      help: 'Calls refused because their class had more than can be served',
      labelNames: ['load'],
      registers,
    }),
    refusals: new Counter({ name: 'thazin_refusals_total', help: 'Refusals by code', labelNames: ['code'], registers }),
    client_errors: new Counter({
      name: 'thazin_client_errors_total',
      help: 'Errors that pages reported',
      labelNames: ['app', 'kind'],
      registers,
    }),
    previous_key: new Counter({
      name: 'thazin_previous_key_callbacks_total',
      help: 'Callbacks that were signed with the previous key of a partner',
      labelNames: ['partner'],
      registers,
    }),
  }
}
