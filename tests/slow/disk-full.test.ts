import { spawnSync } from 'node:child_process'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createCart } from '../../src/contract/cart/cart.ts'
import { readMenu } from '../../src/contract/catalog/menu.ts'
import { readOrder } from '../../src/contract/order/order.ts'
import { type Child, makeFolder, startChild } from '../server/support/process/child.ts'
import { call } from '../server/support/client.ts'
import { sendOrder } from '../server/support/place-order.ts'

const MB = 1024 * 1024
const { folder, remove } = await makeFolder()
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', folder]).status === 0
let server: Child | undefined
afterAll(async () => {
  await server?.end('SIGKILL')
  if (mounted) spawnSync('umount', [folder])
  await remove()
})

const ballast = join(folder, 'ballast')
const free = async () => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
async function fillUpTo(left: number): Promise<void> {
  try {
    await writeFile(ballast, Buffer.alloc((await free()) - left))
  } catch (error) {
    // The database may have taken some meanwhile: then there is as little as was asked for.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** Places orders until one is refused because the disk is full; returns the ids of the others. */
async function orderUntilRefused(url: string): Promise<string[]> {
  const placed: string[] = []
  for (;;) {
    const body = { location: 'queen-west', method: 'pickup' as const }
    const { status } = await call(url, createCart, { body })
    if (status === 503) return placed
    const order = await sendOrder(url).catch(() => undefined)
    if (order?.status === 201) placed.push(order.payload.id)
  }
}

test('a disk that fills up stops orders in time, and they go on without a restart once there is room', async () => {
  // Without permission to mount there is no disk to fill: that must fail visibly rather than be skipped.
  expect(mounted, 'a file system in memory can be mounted (as root)').toBe(true)
  // The faster the machine, the more orders one shopper places until the disk is full.
  server = await startChild({ DATA_DIR: folder, ABUSE_LIMITS: '100000' })
  const { url } = server
  const readsOn = async () =>
    expect((await call(url, readMenu, { params: { location: 'queen-west' } })).status).toBe(200)

  await fillUpTo(64.5 * MB)
  const placed = await orderUntilRefused(url)
  expect(placed.length).toBeGreaterThan(0)
  await readsOn()
  expect((await fetch(`${url}/healthz`)).status).toBe(200)

  await rm(ballast)
  const second = await sendOrder(url)
  expect(second.status).toBe(201)
  placed.push(second.payload.id)

  await fillUpTo(0)
  expect(await orderUntilRefused(url)).toEqual([])
  await readsOn()
  await rm(ballast)
  const third = await sendOrder(url)
  expect(third.status).toBe(201)
  placed.push(third.payload.id)

  await server.end('SIGKILL')
  server = await startChild({ DATA_DIR: folder })
  for (const order of placed) expect((await call(server.url, readOrder, { params: { order } })).status).toBe(200)
})
