import { expect } from 'vitest'
import { isSettled } from '../support/settled.ts'
import { phone, shop, tag, test as base } from '../support/shop.ts'
import { confirmAge } from '../support/shopper.ts'

/** A shopper whose clocks are half a day ahead of the store's. */
const test = base.extend('device', { ...phone, timezoneId: 'Asia/Tokyo' })

const status = () => shop.page.getByText(/^OPEN$|\(CLOSED\)$|^CLOSED$/)

/** Opens the menu of a shop whose API sends the offsets of its time zones, or doesn't; returns the files that were asked for. */
async function open(hasOffsets: boolean): Promise<string[]> {
  const { page } = shop
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.clock.setFixedTime('2026-11-25T12:00:00-05:00')
  if (!hasOffsets)
    await page.route('**/v1/business*', async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('zoneOffsets', 'unknown') })
    })
  await confirmAge(shop)
  await shop.openPage(`<main>${tag}</main>`, { hash: '#/queen-west' })
  await status().waitFor()
  await isSettled(page)
  return asked.filter(path => /chunks\/clocks-/.test(path))
}

test('a store is open by its own clocks with the offsets that the API sends, without data on time zones', async () => {
  expect(await open(true)).toEqual([])
  expect(await status().innerText()).toBe('OPEN')
})

test('without them, the data is loaded for it', async () => {
  expect(await open(false)).toHaveLength(1)
  expect(await status().innerText()).toBe('OPEN')
})
