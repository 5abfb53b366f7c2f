import { computed, type ReadableAtom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { $parts } from '../../../src/app/loading/parts.ts'
import { type AsyncState, dataOf } from '../../../src/client/async-state.ts'
import { $checkFirstReply } from '../../../src/client/http/first-request.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { openDemo } from '../support/demo-shop.ts'
import { testPlatform } from '../support/test-env.ts'
import { shopIsOpen, until } from '../support/visit.ts'

const shop = openDemo()

let fillCheck = () => {}
afterEach(() => fillCheck())

type Payload = Record<string, unknown>

/** Begins a visit without the schemas, in which a reply is changed. Returns the parts that were asked for. */
function visitWithout(path: RegExp, change: (payload: Payload) => unknown, isReachable = true) {
  const check = $checkFirstReply.get()
  if (check) $checkFirstReply.fill(undefined as never)
  fillCheck = () => check && $checkFirstReply.fill(check)
  $parts.set({})
  const outside = testPlatform()
  const { http, loadPart } = outside
  outside.http = async (url, init) => {
    const reply = await http(url, init)
    if (!path.test(new URL(url).pathname)) return reply
    const { payload } = (await reply.json()) as { payload: Payload }
    return Response.json({ payload: change(payload) })
  }
  const asked: string[] = []
  outside.loadPart = async (name, load) => {
    asked.push(name)
    if (name === 'menu-details' && !isReachable) throw new Error('offline')
    const part = await load()
    if (name === 'menu-details') fillCheck()
    return loadPart(name, () => Promise.resolve(part))
  }
  shop.visit({ hash: '#/queen-west', outside })
  return asked
}

test('valid replies are read without the code of their schemas', async () => {
  const awaited = vi.fn<(isAwaited: boolean) => void>()
  const end = $checkFirstReply.$isAwaited.listen(awaited)
  visitWithout(/./, payload => payload)
  await shopIsOpen()
  end()
  expect(awaited).not.toHaveBeenCalledWith(true)
})

test('a wrong optional value of a reply is left out, by the schemas that come for it (SPEC C19)', async () => {
  const asked = visitWithout(/business$/, payload => ({
    ...payload,
    business: { ...(payload['business'] as Payload), logo: 7 }
  }))
  await shopIsOpen()
  expect(asked).toContain('menu-details')
  expect(dataOf($business.get())?.detail.logo).toBeNull()
  expect(shop.here.outside.warnings.join()).toContain('invalid response at "payload.business.logo"')
})

const problemOf = (load: AsyncState<unknown>) => (load.state === 'failed' ? load.problem.kind : undefined)
const garbage: [RegExp, unknown, ReadableAtom<string | undefined>][] = [
  [/menu$/, 'garbage', computed($menu, problemOf)],
  [/business$/, { locations: [] }, computed($business, problemOf)]
]

test.each(garbage)(
  'a reply of %s that makes no sense is a problem, also if the schemas can’t be had',
  async (path, payload, $problem) => {
    for (const isReachable of [true, false]) {
      visitWithout(path, () => payload, isReachable)
      await until($problem, problem => problem !== undefined)
      expect($problem.get()).toBe('malformed')
      fillCheck()
      shop.here.end()
    }
  }
)
