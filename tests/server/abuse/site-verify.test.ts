import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { challengeFrom } from '../../../src/server/rate-limit/site-verify.ts'

describe('a challenge by a provider’s siteverify address', () => {
  const asked: string[] = []
  const provider = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      asked.push(body)
      const isGood = new URLSearchParams(body).get('response') === 'good'
      response.setHeader('Content-Type', 'application/json')
      response.end(body.includes('garbled') ? '<html>' : JSON.stringify({ success: isGood, 'error-codes': [] }))
    })
  })
  const url = new Promise<string>(done =>
    provider.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(provider.address() as AddressInfo).port}/`))
  )
  afterAll(() => new Promise(done => provider.close(done)))
  const client = { address: '203.0.113.1', isLocal: false, device: '', page: new URL('http://shop.example/') }

  test('sends secret, token and address, and accepts the provider’s verdict', async () => {
    const { verify } = challengeFrom({ CHALLENGE_URL: await url, CHALLENGE_SECRET: 's' })!
    expect([await verify('good', client), await verify('bad', client), await verify('garbled', client)]).toEqual([
      true,
      false,
      false
    ])
    expect(asked[0]).toBe('secret=s&response=good&remoteip=203.0.113.1')
  })

  test('lets no request pass when the provider can’t be reached', async () => {
    const { verify } = challengeFrom({ CHALLENGE_URL: 'http://127.0.0.1:1/', CHALLENGE_SECRET: 's' })!
    expect(await verify('good', client)).toBe(false)
  })
})
