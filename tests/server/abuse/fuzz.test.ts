import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readLocation } from '../../../src/contract/store/location.ts'
import { setListing } from '../../../src/contract/staff/staff-board.ts'
import { runs } from '../../run/thorough.ts'
import { rightOf, spoiltOf } from '../support/fuzz/inputs.ts'
import { faultOf, shown } from '../support/fuzz/judge.ts'
import { randomOf } from '../support/fuzz/random.ts'
import { type Input, send } from '../support/fuzz/send.ts'
import { openFuzzedShop } from '../support/fuzz/shop.ts'
import { encoded, headerValues } from '../support/fuzz/values.ts'
import { listen } from '../support/process/listen.ts'
import { by } from '../support/loyalty.ts'

/** The same seed sends the same calls: `FUZZ_SEED=7 npx vitest run --project server-postgres tests/server/abuse/fuzz.test.ts`. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20261122)

/** The number of odd requests per operation. */
const count = runs(32)

const shop = await openFuzzedShop()

const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)
process.on('unhandledRejection', note)
afterAll(() => void process.off('unhandledRejection', note))

beforeEach(shop.tidy)

/** Sends requests, four at a time, and returns those with a wrong response. */
async function faultsOf(inputs: Input[]): Promise<string[]> {
  const faults: string[] = []
  const waiting = [...inputs]
  const work = async () => {
    for (let input = waiting.shift(); input !== undefined; input = waiting.shift()) {
      const fault = faultOf(input, await send(shop.url, input))
      if (fault !== undefined) faults.push(`${shown(input)} → ${fault}`)
    }
  }
  await Promise.all([1, 2, 3, 4].map(work))
  return faults
}

describe(`with the seed ${seed}`, () => {
  test.each(shop.operations.map(one => [`${one.method} ${one.path}`, one] as const))(
    '%s answers whatever is sent, and never with an error of ours',
    async (_, operation) => {
      const random = randomOf(seed, operation.id)
      let known = await shop.knownFor(operation)
      const faults: string[] = []
      for (let left = count; left > 0; left--) {
        known = await shop.renewed(operation, known)
        faults.push(...(await faultsOf([spoiltOf(operation, known, random)])))
      }
      expect(faults).toEqual([])
    }
  )

  test('no call was answered with an error that was logged', () => {
    expect(shop.logged.filter(line => line.includes(' failed'))).toEqual([])
  })
})

test.each(['setLine', 'setDelivery', 'placeOrder', 'createPayment', 'saveAddress', 'setListing', 'moveCart'])(
  'a valid call of %s succeeds, so that mutations of it reach deep into the server',
  async id => {
    const operation = shop.operations.find(one => one.id === id)!
    const { status, body } = await send(shop.url, rightOf(operation, await shop.knownFor(operation)))
    expect([status, body]).toEqual([expect.toBeOneOf([200, 201]), expect.any(String)])
  }
)

describe('the stream of messages', () => {
  const channels = `location.${shop.store.id}`
  const path = `/v1/events?channels=${channels}`

  /** Returns the id of a message that is not the last. */
  async function idOfOld(): Promise<string> {
    const stream = await listen(shop.url, { channels })
    const params = { location: 'queen-west', variant: await shop.sizeOf('zebra') }
    for (const stock of [3, 4])
      await shop.to(setListing, { params, body: { stock, available: true }, headers: by(shop.staffToken) })
    const [old] = await stream.messages(2)
    stream.close()
    return old?.id ?? ''
  }

  test('takes any place to go on from', async () => {
    const old = await idOfOld()
    const ends = ['', '%0A', '%0D', '%0D%0Aevent:%20x', '%00', '-%0A', '-', '-1', '.5', 'e3', '%20', ...encoded]
    const asked = ends.flatMap(end => [`${old}${end}`, end])
    const said = headerValues.flatMap(value => [value, `${old}${value}`])
    const inputs = [
      ...asked.map(after => ({ method: 'GET', path: `${path}&after=${after}`, headers: {} })),
      ...said.map(value => ({ method: 'GET', path, headers: { 'Last-Event-ID': value } }))
    ]
    expect(await faultsOf(inputs)).toEqual([])
  })

  test('is asked for by HEAD as often as anybody likes', async () => {
    const input = { method: 'HEAD', path, headers: {} }
    expect(await faultsOf(Array.from({ length: 200 }, () => input))).toEqual([])
  })
})

test('the process is as well as before: nothing was left unhandled, and it answers', async () => {
  expect(unhandled).toEqual([])
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
  expect((await shop.to(readLocation, { params: { location: 'queen-west' } })).status).toBe(200)
})
