import { randomUUID } from 'node:crypto'
import { createCart, readCart } from '../../contract/cart/cart.ts'
import { readMe } from '../../contract/account/me.ts'
import { readProduct } from '../../contract/catalog/product-detail.ts'
import { placeOrder } from '../../contract/order/order.ts'
import { pathOf, refusal } from '../client.ts'
import { must, Skipped } from '../must.ts'
import { type Area } from '../point.ts'
import { orderOf } from '../shop.ts'

const json = { 'Content-Type': 'application/json' }

/** Error responses: a message for the shopper, a code, and the invalid fields (SPEC A6). */
export const errors: Area = {
  name: 'Errors',
  points: [
    {
      name: 'A missing resource returns 404 `not_found`',
      async check({ client, store }) {
        const { location } = await store()
        const params = { location: location.slug, product: `none-${randomUUID()}` }
        await client.refused(readProduct, { params }, [404, 'not_found'])
        await client.refused(readCart, { params: { cart: randomUUID() } }, [404, 'not_found'])
      }
    },
    {
      name: 'An error has a message to show',
      async check({ client }) {
        const { message = '' } = await client.refused(readCart, { params: { cart: randomUUID() } }, [404, 'not_found'])
        must(message.length < 500 && !/\n\s+at /.test(message), `the message is ${message.slice(0, 200)}`)
      }
    },
    {
      name: 'An unknown path returns an error of the contract’s shape',
      async check({ client }) {
        refusal(await client.send('/v1/no/such/path'), 'GET /v1/no/such/path', [404, 'not_found'])
      }
    },
    {
      name: 'A 422 names the invalid field',
      async check({ client, store }) {
        const { location } = await store()
        const body = JSON.stringify({ location: location.slug, method: 'by drone' })
        const answer = await client.send(pathOf(createCart), {
          method: 'POST',
          headers: { ...client.own, ...json },
          body
        })
        const { fields } = refusal(answer, 'POST /v1/carts', [422, 'invalid'])
        must(fields?.['method'] !== undefined, `\`method\` is not among ${JSON.stringify(fields)}`)
      }
    },
    {
      name: 'A nested invalid field is named by its dot path',
      async check({ client, store, cartWith }) {
        const { slot } = await store()
        const order = orderOf(await cartWith(1), slot.id)
        const body = { ...order, customer: { ...order.customer, first_name: '', email: 'no address' } }
        const filling = { body, headers: { 'Idempotency-Key': randomUUID() } }
        const { fields } = await client.refused(placeOrder, filling, [422, 'invalid'])
        must(fields?.['customer.email'] === 'email', `\`customer.email: email\` is not among ${JSON.stringify(fields)}`)
        must(fields['customer.first_name'] === 'required', `\`customer.first_name: required\` is not either`)
      }
    },
    {
      name: 'A body that is not JSON is refused without a server error',
      async check({ client }) {
        const answer = await client.send('/v1/carts', {
          method: 'POST',
          headers: { ...client.own, ...json },
          body: '{"location":'
        })
        must(answer.status === 400 || answer.status === 422, `POST /v1/carts: ${answer.status} instead of 400`)
        refusal(answer, 'POST /v1/carts', [answer.status, undefined])
      }
    },
    {
      name: 'Text that no database can store is refused without a server error',
      async check({ client }) {
        for (const location of ['a\0b', 'half \ud83d']) {
          const sent = {
            method: 'POST',
            headers: { ...client.own, ...json },
            body: JSON.stringify({ location, method: 'pickup' })
          }
          const { fields } = refusal(await client.send('/v1/carts', sent), 'POST /v1/carts', [422, 'invalid'])
          must(fields?.['location'] !== undefined, `\`location\` is not among ${JSON.stringify(fields)}`)
        }
      }
    },
    {
      name: 'A call that needs a session returns 401 `unauthorized` without one',
      async check({ client }) {
        const path = pathOf(readMe)
        refusal(await client.send(path), `GET ${path}`, [401, 'unauthorized'])
      }
    },
    {
      name: 'An expired session returns 401 `unauthorized`, even where guests may call',
      async check({ client }) {
        const headers = { Authorization: `Bearer ${randomUUID()}` }
        await client.refused(readMe, { headers }, [401, 'unauthorized'])
        await client.refused(readCart, { params: { cart: randomUUID() }, headers }, [401, 'unauthorized'])
      }
    },
    {
      name: 'Messages are in the requested language',
      async check({ client, business }) {
        const { locales } = (await business()).business
        if (locales.length < 2) throw new Skipped('the business has one language')
        const cart = randomUUID()
        const messages = new Set<string>()
        for (const locale of locales)
          messages.add(
            (await client.refused(readCart, { params: { cart }, query: { locale } }, [404, 'not_found'])).message ?? ''
          )
        must(messages.size === locales.length, `the message is the same in ${locales.join(' and ')}`)
      }
    }
  ]
}
