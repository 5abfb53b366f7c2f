import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { CallWatch } from '../http/middleware/calls.ts'
import type { Queues } from './queues.ts'

/** What the server counts about itself. No label takes a value that callers choose. */
export interface Metrics {
  /** Counts calls by the pattern of their route. */
  watch: CallWatch
  /** A call was turned away because too many were under way. */
  shed: () => void
  /** A call was put off because the database could not be had, or was too busy. */
  putOff: () => void
  /** An order was placed. */
  placed: (order: { method: string; tender: string }) => void
  /** Writes all of it as Prometheus reads it. */
  text: () => Promise<string>
  contentType: string
}

/** What is looked up each time that the metrics are read. */
export interface Sources {
  openStreams: () => number
  /** What waits in the database; undefined while the database does not answer. */
  queues: () => Promise<Queues | undefined>
  /** How many connections to a Postgres there are; undefined where it is none. */
  pool?: (() => Record<'total' | 'idle' | 'waiting', number>) | undefined
}

/** Streams are open for as long as somebody looks at the page: how long says nothing about the server. */
const streaming = '/v1/events'

/** Makes the metrics of one server, with those of its process: memory, CPU, event loop lag, garbage. */
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

/** Makes the gauges of the sources; the function that is returned sets them to what is so now. */
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
    const found = await queues()
    up.set(found === undefined ? 0 : 1)
    // What was so before the database went away is no longer known.
    if (found === undefined) {
      jobs.reset()
      for (const stale of [oldest, pending]) stale.remove()
      return
    }
    jobs.set({ state: 'waiting' }, found.waiting)
    jobs.set({ state: 'failed' }, found.failed)
    oldest.set(found.oldestSeconds)
    pending.set(found.pending)
  }
}
