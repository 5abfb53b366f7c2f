import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { type OtherSite, startOtherSite } from '../support/other-site.ts'
import { shop, test } from '../support/shop.ts'
import { addFirst, cartWay, passGate, press } from '../support/shopper.ts'

let site: OtherSite
beforeAll(async () => {
  site = await startOtherSite()
})
afterAll(() => site.close())

/** Opens a page of another site that has the shop's page in a frame of its own with this sandbox. */
async function openSandbox(sandbox: string): Promise<Frame> {
  site.body = `<iframe title="Shop" sandbox="${sandbox}" src="${shop.server.url}/frame?iframe=1#/queen-west"
style="width:100%;height:800px"></iframe>`
  await shop.page.goto(`${site.origin}/shop`)
  const handle = await shop.page.locator('iframe').elementHandle()
  return (await handle?.contentFrame())!
}

test('a sandbox that takes away origin and storage leaves a shop that starts', async () => {
  const frame = await openSandbox('allow-scripts')
  await passGate(frame)
  await frame.getByRole('heading', { level: 1, name: /queen west/i }).waitFor()
  await addFirst(frame)
  await cartWay(frame).waitFor()
})

test('a sandbox that leaves these is one to shop in', async () => {
  const frame = await openSandbox('allow-scripts allow-same-origin allow-forms allow-popups')
  await passGate(frame)
  await addFirst(frame)
  await press(frame, cartWay(frame))
  await frame
    .getByRole('dialog', { name: 'Your cart' })
    .getByRole('link', { name: /^checkout/i })
    .waitFor()
  expect(shop.complaints.filter(text => !text.startsWith('requestStorageAccess'))).toEqual([])
})
