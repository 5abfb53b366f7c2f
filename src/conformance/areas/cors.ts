import { readBusiness } from '../../contract/store/business.ts'
import { type Answer, pathOf } from '../client.ts'
import { must } from '../must.ts'
import { type Area } from '../point.ts'
import type { Shop } from '../shop.ts'

function mustLetIn({ headers }: Answer, { origin }: Shop, called: string): void {
  const allowed = headers.get('access-control-allow-origin') ?? 'none'
  const isOpen = allowed === '*' || allowed === origin
  must(
    isOpen,
    `${called}: Access-Control-Allow-Origin is ${allowed} for ${origin} (set --origin to one of the shop's pages)`
  )
}

const path = pathOf(readBusiness)

const ours = ['authorization', 'content-type', 'idempotency-key', 'x-platform-id']

/** Sends a preflight, which must allow all of the headers that it asks for; returns its answer. */
async function preflight({ client, origin }: Shop, method: string, headerNames: string[]): Promise<Answer> {
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': headerNames.join(',')
  }
  const answer = await client.send('/v1/carts', { method: 'OPTIONS', headers })
  must(answer.status === 200 || answer.status === 204, `OPTIONS /v1/carts: ${answer.status} instead of 204`)
  const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/, */)
  const lacking = headerNames.filter(name => !allowed.includes(name))
  must(lacking.length === 0, `${lacking.join(', ')} are not allowed`)
  return answer
}

/** Access from pages on other sites. */
export const cors: Area = {
  name: 'Cross-origin requests',
  points: [
    {
      name: 'A page can read a public read without a preflight',
      async check(shop) {
        const answer = await shop.client.send(path, { headers: { Origin: shop.origin } })
        must(answer.status === 200, `GET ${path}: ${answer.status} instead of 200`)
        mustLetIn(answer, shop, `GET ${path}`)
      }
    },
    {
      name: 'A page can read a 304',
      async check(shop) {
        const { headers } = await shop.client.send(path)
        const known = { Origin: shop.origin, 'If-None-Match': headers.get('etag') ?? '"none"' }
        const answer = await shop.client.send(path, { headers: known })
        must(answer.status === 304, `GET ${path}: ${answer.status} instead of 304`)
        mustLetIn(answer, shop, `GET ${path}`)
      }
    },
    {
      name: 'A page can read an error reply',
      async check(shop) {
        const answer = await shop.client.send('/v1/carts/none', { headers: { Origin: shop.origin } })
        mustLetIn(answer, shop, 'GET /v1/carts/none')
      }
    },
    {
      name: 'A preflight allows every header and method the storefront uses',
      async check(shop) {
        for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
          const answer = await preflight(shop, method, ours)
          mustLetIn(answer, shop, 'OPTIONS /v1/carts')
          // Simple methods need no permission.
          const methods = `${answer.headers.get('access-control-allow-methods')},GET,HEAD,POST`.split(/, */)
          must(methods.includes(method), `${method} is not among ${methods.join(', ')}`)
        }
      }
    },
    {
      name: 'A preflight allows the headers that monitors on a page add',
      async check(shop) {
        await preflight(shop, 'POST', [...ours, 'traceparent', 'baggage', 'x-datadog-trace-id', 'newrelic'])
      }
    }
  ]
}
