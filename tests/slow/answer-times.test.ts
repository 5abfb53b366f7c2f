import { expect, test } from 'vitest'
import { forgotPassword, requestCode, signInByPassword, signUp } from '../../src/contract/account/account.ts'
import { peopleOf } from '../server/support/people.ts'
import { fixture } from '../server/support/database/seed.ts'
import { openShop } from '../server/support/shop.ts'

const shop = await openShop(fixture)
const people = peopleOf(shop)
const iris = await people.settle({ email: 'Iris.Vautour@mail.example' })

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const ways: [string, (email: string) => Promise<unknown>][] = [
  ['a password', email => shop.to(signInByPassword, { body: { email, password: 'not the password' } })],
  ['a sign-up', email => shop.to(signUp, { body: people.newcomer({ email }) })],
  ['a code', email => shop.to(requestCode, { body: { to: email } })],
  ['a new password', email => shop.to(forgotPassword, { body: { email } })]
]

test.each(ways)('the response time for %s does not reveal whether there is an account', async (_, call) => {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let round = 0; round < 10; round += 1) {
    for (const [which, email] of [
      ['known', iris.email],
      ['unknown', 'nobody@mail.example']
    ] as const) {
      await people.forgive()
      const begun = performance.now()
      await call(email)
      // The first round opens connections and compiles.
      if (round > 0) times[which].push(performance.now() - begun)
      await people.mailsTo()
    }
  }
  const ratio = median(times.known) / median(times.unknown)
  expect(ratio).toBeGreaterThan(1 / 5)
  expect(ratio).toBeLessThan(5)
})
