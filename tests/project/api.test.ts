import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { openTo } from '../../src/server/http/middleware/headers.ts'
import { endpoints } from '../../src/contract/http/endpoints.ts'
import type { ListedEndpoint } from '../../src/contract/http/listed-endpoint.ts'
import { locationMessages, orderMessage, userMessage } from '../../src/contract/order/events.ts'
import { codesIn, rowsIn, section } from './support/docs.ts'

const page = 'docs/api.md'

test('the table of sessions lists every value of auth', () => {
  const named = rowsIn(section(page, 'Sessions')).flatMap(([cell]) => codesIn(cell))
  const used = Object.values<ListedEndpoint>(endpoints).flatMap(({ endpoint }) => endpoint.auth ?? [])
  expect(new Set(named)).toEqual(new Set(used))
})

test('the table of live messages lists every message of every channel', () => {
  const listed = rowsIn(section(page, 'Live messages')).map(([channel, message]) => [
    codesIn(channel)[0]?.split('.')[0],
    codesIn(message)[0]
  ])
  expect(listed).toEqual([
    ...orderMessage.entries.type.options.map(type => ['order', type]),
    ...userMessage.entries.type.options.map(type => ['user', type]),
    ...locationMessages.flatMap(({ entries }) => entries.type.options.map(type => ['location', type]))
  ])
})

test('the headers that a preflight allows are those that the server allows', async () => {
  const app = new Hono().use(openTo('*'))
  const headers = { Origin: 'https://shop.example', 'Access-Control-Request-Method': 'POST' }
  const allowed = (await app.request('/', { method: 'OPTIONS', headers })).headers.get('Access-Control-Allow-Headers')
  const [, listed] = section(page, 'CORS').split('a preflight allows')
  expect(codesIn(listed).sort()).toEqual(allowed?.split(/,\s*/).sort())
})

test('the table of options lists those of the conformance check', () => {
  const listed = rowsIn(section(page, 'Conformance')).flatMap(([cell]) => codesIn(cell))
  const usage = readFileSync('src/conformance/main.ts', 'utf8')
  const taken = /\n {2}npm run conformance -- URL (.*)\n/.exec(usage)?.[1]?.match(/--[\w-]+ [A-Z]+/g)
  expect(listed).toEqual(taken)
})
