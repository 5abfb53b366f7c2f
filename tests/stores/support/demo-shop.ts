import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Seed } from '../../../src/server/seed/types.ts'
import { carts } from '../../../src/server/db/schema.ts'
import { type DemoServer, startDemo, type Visit, visit } from './visit.ts'

/** The fixtures of a store test file: the demo server, and the current visit. */
export interface DemoShop {
  server: DemoServer
  here: Visit
  /** Begins a visit, which ends with the test. */
  visit(options: Parameters<typeof visit>[1]): void
}

/**
 * Starts the demo server for a test file, with a short menu unless another is given. Carts are deleted before each test, because a person's carts are merged when
 * they sign in.
 */
export function openDemo(menu?: Seed): DemoShop {
  const shop = {} as DemoShop
  shop.visit = options => {
    shop.here = visit(shop.server.url, options)
  }
  beforeAll(async () => {
    shop.server = await startDemo(undefined, menu)
  }, 60_000)
  beforeEach(() => shop.server.db.delete(carts))
  afterEach(() => shop.here.end())
  afterAll(() => shop.server.close())
  return shop
}
