import { readBusiness } from '../../contract/store/business.ts'
import { type FirstScreen, readFirstScreen } from '../../contract/store/first-screen.ts'
import { readCart } from '../../contract/cart/cart.ts'
import { readLocation } from '../../contract/store/location.ts'
import { readMenu } from '../../contract/catalog/menu.ts'
import { readSlots } from '../../contract/order/slots.ts'
import { type Answer, pathOf } from '../client.ts'
import { must, Skipped } from '../must.ts'
import { type Area } from '../point.ts'
import type { Shop } from '../shop.ts'

/** Runs a check for each public read, requested without custom headers. */
async function ofEach(shop: Shop, look: (answer: Answer, path: string) => void | Promise<void>): Promise<void> {
  const { location } = await shop.store()
  const filling = { params: { location: location.slug } }
  for (const path of [pathOf(readBusiness), pathOf(readLocation, filling), pathOf(readMenu, filling)]) {
    const answer = await shop.client.send(path)
    must(answer.status === 200, `${path}: ${answer.status} instead of 200`)
    await look(answer, path)
  }
}

/** Caching of public reads, and no caching of private ones. */
export const caching: Area = {
  name: 'Caching',
  points: [
    {
      name: 'Public reads carry an ETag',
      check: shop =>
        ofEach(shop, ({ headers }, path) => must(/^(?:W\/)?".+"$/.test(headers.get('etag') ?? ''), `${path}: none`))
    },
    {
      name: 'A revalidated public read returns 304 without a body',
      check: shop =>
        ofEach(shop, async ({ headers }, path) => {
          const again = await shop.client.send(path, { headers: { 'If-None-Match': headers.get('etag') ?? '"none"' } })
          must(
            again.status === 304 && again.text === '',
            `${path}: ${again.status} with ${again.text.length} characters`
          )
        })
    },
    {
      name: 'Public reads are cacheable, with stale-while-revalidate and stale-if-error',
      check: shop =>
        ofEach(shop, ({ headers }, path) => {
          const control = headers.get('cache-control') ?? 'none'
          const isKept = ['public', 'max-age=', 'stale-while-revalidate=', 'stale-if-error='].every(part =>
            control.includes(part)
          )
          must(isKept, `${path}: Cache-Control is ${control}`)
        })
    },
    {
      name: 'A first screen, if there is one, names the replies that it was drawn from',
      check: async shop => {
        const { location } = await shop.store()
        const filling = { params: { location: location.slug } }
        const tagOf = async (path: string) =>
          (await shop.client.send(path)).headers.get('etag')?.replace(/^W\//, '') ?? 'none'
        // Stock may change in between.
        for (let tries = 1; ; tries++) {
          const answer = await shop.client.send(`${pathOf(readFirstScreen, filling)}?confirmed=true`)
          if (answer.status === 404) return
          const { of, html } = (JSON.parse(answer.text) as { payload: FirstScreen }).payload
          must(html !== '', 'without markup')
          const tags = [await tagOf(pathOf(readBusiness)), await tagOf(pathOf(readMenu, filling))].join(' ')
          if (of === tags) return
          must(tries < 3, `of is ${of} instead of ${tags}`)
        }
      }
    },
    {
      name: 'Public reads vary by language',
      check: shop =>
        ofEach(shop, ({ headers }, path) => {
          const vary = headers.get('vary') ?? 'none'
          must(/accept-language/i.test(vary), `${path}: Vary is ${vary}`)
        })
    },
    {
      name: 'The pages of a menu version return the whole menu and are immutable',
      async check({ client, store }) {
        const params = { location: (await store()).location.slug }
        const { version, total, next } = await client.succeed(readMenu, { params })
        if (version === null) throw new Skipped('the menu has no version')
        const ids = new Set<string>()
        for (let after = next; after !== null;) {
          const filling = { params, query: { after } }
          const { headers } = await client.call(readMenu, filling)
          const control = headers.get('cache-control') ?? 'none'
          must(/public.*immutable/.test(control), `Cache-Control of the page after ${after} is ${control}`)
          const page = await client.succeed(readMenu, filling)
          must(page.version === version, `the page after ${after} has another version, ${page.version}`)
          for (const { id } of page.products) ids.add(id)
          after = page.next
        }
        must(ids.size === total, `they return ${ids.size} of ${total} products`)
      }
    },
    {
      name: 'Carts and available times are never cached',
      async check({ client, store, cartWith }) {
        const { location } = await store()
        const { id } = await cartWith(0)
        const answers = [
          await client.call(readCart, { params: { cart: id } }),
          await client.call(readSlots, { params: { location: location.slug }, query: { method: 'pickup' } })
        ]
        for (const { headers } of answers)
          must(
            /no-store/.test(headers.get('cache-control') ?? ''),
            `Cache-Control is ${headers.get('cache-control') ?? 'none'}`
          )
      }
    }
  ]
}
