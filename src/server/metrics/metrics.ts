import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { CallWatch } from '../http/middleware/calls.ts'
import type { Queues } from './queues.ts'

/** The server's metrics. No label has a value that callers choose. */
export interface Metrics {
  /** Counts requests by route pattern. */
  watch: CallWatch
  /** Counts a request rejected because of load. */
  shed: () => void
  /** Counts a request that failed because the database was unavailable or too busy. */
  putOff: () => void
  /** Counts a placed order. */
  placed: (order: { method: string; tender: string }) => void
  /** Returns the metrics in the Prometheus text format. */
  text: () => Promise<string>
  contentType: string
}

/** Values that are read on each scrape. */
export interface Sources {
  openStreams: () => number
  /** Length of the queues; undefined while the database doesn't respond. */
  queues: () => Promise<Queues | undefined>
  /** Postgres connections; undefined for the embedded database. */
  pool?: (() => Record<'total' | 'idle' | 'waiting', number>) | undefined
}

/** Streams stay open while the page is open; their duration says nothing about the server. */
const streaming = '/v1/events'

/** Creates the metrics of one server, including the default ones of its process: memory, CPU, event loop lag, GC. */
export function createMetrics(sources: Sources): Metrics {
  const registers = [new Registry()]
  const [registry = new Registry()] = registers
  collectDefaultMetrics({ register: registry })
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name: `storefront_${name}`, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `storefront_${name}`, help, labelNames, registers })

  const calls = counter('requests_total', 'Calls answered.', ['method', 'route', 'status'])
  const durations = new Histogram({
    name: 'storefront_request_duration_seconds',
    help: 'Time from the head of a call to the end of its answer; streams are left out.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers
  })
  const underWay = gauge('requests_in_flight', 'Calls that are being answered; open streams are left out.')
  const shed = counter('requests_shed_total', 'Calls turned away with 503 because too many were under way.')
  const putOff = counter('database_errors_total', 'Calls put off with 503 because the database could not be had.')
  const orders = counter('orders_placed_total', 'Orders placed at this process.', ['method', 'tender'])
  const read = readSources(sources, gauge)

  return {
    watch: {
      begun() {
        underWay.inc()
        return () => underWay.dec()
      },
      over({ method, route, status, ms }) {
        calls.inc({ method, route, status: String(status) })
        if (route !== streaming) durations.observe({ method, route }, ms / 1000)
      }
    },
    shed: () => shed.inc(),
    putOff: () => putOff.inc(),
    placed: ({ method, tender }) => orders.inc({ method, tender }),
    async text() {
      await read()
      return registry.metrics()
    },
    contentType: registry.contentType
  }
}

type MakeGauge = <Label extends string>(name: string, help: string, labelNames?: Label[]) => Gauge<Label>

/** Creates the gauges of the sources; the returned function updates them. */
function readSources({ openStreams, queues, pool }: Sources, gauge: MakeGauge): () => Promise<void> {
  const streams = gauge('open_streams', 'Open streams of server-sent events.')
  const up = gauge('database_up', '1 while the database answers.')
  const jobs = gauge('outbox_jobs', 'Jobs in the outbox: waiting, or given up.', ['state'])
  const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest job that waits; 0 where none does.')
  const pending = gauge('messages_pending', 'Realtime messages that are committed and not yet sent out.')
  const connections =
    pool && gauge('pool_connections', 'Connections to Postgres, and calls that wait for one.', ['state'])

  return async () => {
    streams.set(openStreams())
    for (const [state, count] of Object.entries(pool?.() ?? {})) connections?.set({ state }, count)
    const stats = await queues()
    up.set(stats === undefined ? 0 : 1)
    // Values from before the outage are no longer known.
    if (stats === undefined) {
      jobs.reset()
      for (const stale of [oldest, pending]) stale.remove()
      return
    }
    jobs.set({ state: 'waiting' }, stats.waiting)
    jobs.set({ state: 'failed' }, stats.failed)
    oldest.set(stats.oldestSeconds)
    pending.set(stats.pending)
  }
}
