import { expect, it } from 'vitest'
import { startTestServer } from '../../server/support/process/demo-server.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { testPlatform } from '../support/test-env.ts'
import { settled, visit } from '../support/visit.ts'

it('a server that is too busy is left alone for as long as it asks, and is not asked more than twice again', async () => {
  const server = await startTestServer({ mostCalls: 0 })
  const outside = testPlatform()
  const { after } = outside.clock
  const waits: number[] = []
  let asked = 0
  outside.clock.after = (ms, run) => {
    if (ms === 2000) waits.push(ms)
    return after(ms >= 400 && ms <= 2000 ? 1 : ms, run)
  }
  const { http } = outside
  outside.http = (url, init) => {
    if (url.includes('/v1/business')) asked += 1
    return http(url, init)
  }
  const here = visit(server.url, { hash: '#/queen-west', outside })
  expect((await settled($business)).state).toBe('failed')
  expect(asked).toBe(3)
  expect(waits.length).toBeGreaterThanOrEqual(2)
  here.end()
  await server.close()
})
