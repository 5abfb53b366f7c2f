import { expect } from 'vitest'
import { firstScreenOf } from '../support/first-screen.ts'
import { isSettled } from '../support/settled.ts'
import { shop, test } from '../support/shop.ts'

const { cards, firstCard, appIsThere, holdApp, confirm } = firstScreenOf(shop)

const of = (store: string) =>
  `<main><script async src="/storefront.js?location=queen-west" data-api="/" data-location="${store}"></script></main>`

/** Opens a page whose tag names a store twice, and returns the paths that were asked for. */
async function open(store = 'queen-west', headers: Record<string, string> = {}): Promise<string[]> {
  const asked: string[] = []
  shop.page.on('request', request => asked.push(new URL(request.url()).pathname))
  await shop.openPage(of(store), { headers })
  return asked
}

const strict = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'"

test(
  'with the store in the tag’s address, products are there after one request, and become the app’s own',
  { tags: 'core' },
  async () => {
    await confirm(19)
    const release = await holdApp()
    const asked = await open('queen-west', { 'Content-Security-Policy': strict })
    await firstCard().waitFor()
    expect(asked.filter(path => /first-screen|chunks\/first-[^.]*\.js/.test(path))).toEqual([])
    const card = await firstCard().elementHandle()
    const own = await shop.page.evaluate(() => Object.keys(window).filter(name => /storefront/i.test(name)))
    expect(own).toEqual(['Storefront'])
    release()
    await appIsThere()
    expect(await card?.evaluate(element => element.isConnected)).toBe(true)
    expect(shop.complaints).toEqual([])
  }
)

test('a new visitor gets the age gate from it, and sees no product before', async () => {
  const release = await holdApp()
  const asked = await open()
  const yes = shop.page.getByRole('button', { name: /^yes/i })
  await yes.waitFor()
  expect(await cards().count()).toBe(0)
  await yes.click()
  release()
  await firstCard().waitFor()
  expect(asked.filter(path => path.includes('first-screen'))).toEqual([])
})

test('a tag for another store asks for that store’s first screen', async () => {
  await confirm(19)
  const asked = await open('kensington')
  await shop.page.getByRole('heading', { level: 1, name: 'Kensington' }).waitFor()
  await isSettled(shop.page)
  expect(asked).toContain('/v1/locations/kensington/first-screen')
})
