import type { Browser } from 'playwright-core'
import { startServer } from '../../../../src/server/start.ts'
import { seedOf } from '../many.ts'
import { type BenchPage, bundleFloor, createPages } from '../pages/pages.ts'
import { takePhoto } from '../visitor.ts'
import { serveApi } from './api.ts'
import { serveHost } from './host.ts'

/** A shop with its measured pages. */
export interface BenchShop {
  /** Number of products. */
  size: number
  /** The retailer's site, another one than that of the API and the scripts. */
  host: string
  pages: BenchPage[]
  close(): Promise<void>
}

/** Starts a demo server with this many products, and a retailer's site with the pages that show them. */
export async function openShop(browser: Browser, size: number): Promise<BenchShop> {
  const server = await startServer({ log: () => {}, seed: seedOf(size) })
  const photo = await takePhoto(browser, server.url)
  const api = await serveApi(server.port, { photo, floorScript: await bundleFloor() })
  const pages = await createPages(`http://127.0.0.1:${api.port}`)
  const host = await serveHost(pages)
  return {
    size,
    pages,
    // Another host name than the API's makes it another site.
    host: `http://localhost:${host.port}`,
    async close() {
      await host.close()
      await api.close()
      await server.close()
    }
  }
}
