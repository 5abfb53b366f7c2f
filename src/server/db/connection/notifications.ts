import pg from 'pg'
import type { Subscribe } from '../types.ts'

/** Delay before reconnecting, in milliseconds. */
const PAUSE = 1000

/**
 * Listens to a NOTIFY channel on a dedicated connection, and reconnects when it is lost. `hear` is called for each
 * notification and after each connect, because notifications in between are missed.
 */
export const subscribeWith =
  (url: string): Subscribe =>
  (channel, hear) => {
    let client: pg.Client | undefined
    let timer: NodeJS.Timeout | undefined
    let isClosed = false

    const openLater = () => {
      if (isClosed || timer !== undefined) return
      timer = setTimeout(() => {
        timer = undefined
        void open()
      }, PAUSE)
    }

    async function open(): Promise<void> {
      const opened = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 3000 })
      client = opened
      opened.on('error', openLater)
      opened.on('end', openLater)
      opened.on('notification', hear)
      try {
        await opened.connect()
        await opened.query(`listen ${pg.escapeIdentifier(channel)}`)
        hear()
      } catch {
        openLater()
      }
    }

    void open()
    return async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    }
  }
