import { refusal } from '../client.ts'
import { must } from '../must.ts'
import { type Area } from '../point.ts'

/** HTTP methods that an endpoint doesn't support. */
export const methods: Area = {
  name: 'Methods',
  points: [
    {
      name: 'A method that a path does not serve is refused',
      async check({ client }) {
        for (const method of ['PATCH', 'DELETE', 'PUT']) {
          const answer = await client.send('/v1/business', { method })
          must([404, 405].includes(answer.status), `${method} /v1/business: ${answer.status} instead of 404 or 405`)
          refusal(answer, `${method} /v1/business`, [answer.status, undefined])
        }
      }
    },
    {
      name: 'HEAD answers a public read as GET does, without a body',
      async check({ client }) {
        const [get, head] = [await client.send('/v1/business'), await client.send('/v1/business', { method: 'HEAD' })]
        must(head.status === get.status && head.text === '', `HEAD /v1/business: ${head.status}`)
        const tags = [get, head].map(answer => answer.headers.get('etag')?.replace(/^W\//, ''))
        must(tags[0] === tags[1], `its ETag is ${tags[1]} instead of ${tags[0]}`)
      }
    }
  ]
}
