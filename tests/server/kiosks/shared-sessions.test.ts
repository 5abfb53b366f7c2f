import { expect, test } from 'vitest'
import { signInByCode, requestCode } from '../../../src/contract/account/account.ts'
import { beginHandoff, claimHandoff } from '../../../src/contract/account/handoff.ts'
import { approveHandoff } from '../../../src/contract/account/handoff-approval.ts'
import { readMe } from '../../../src/contract/account/me.ts'
import { endSession } from '../../../src/contract/account/session.ts'
import { finishSocial } from '../../../src/contract/account/social.ts'
import { endpoints } from '../../../src/contract/http/endpoints.ts'
import type { ListedEndpoint } from '../../../src/contract/http/listed-endpoint.ts'
import { by } from '../support/loyalty.ts'
import { peopleOf } from '../support/people.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const people = peopleOf(shop)

const listed = Object.entries<ListedEndpoint>(endpoints)
const guarded = listed.filter(([, { endpoint }]) => endpoint.needsOwnDevice)

/** Returns the header of a session that a phone has approved for a kiosk. */
async function byHandoff(): Promise<Record<string, string>> {
  const { id, secret } = (await shop.to(beginHandoff, { body: { location: 'queen-west' } })).payload
  await shop.to(approveHandoff, { body: { id }, headers: by(await shop.signIn('alex')) })
  return by((await shop.to(claimHandoff, { body: { id, secret } })).payload.session?.token ?? '')
}

/** Returns the header of a session that was begun at a kiosk by a code. */
async function byCode(shared = true): Promise<Record<string, string>> {
  const { email } = await people.settle()
  const { challenge } = (await shop.to(requestCode, { body: { to: email } })).payload
  const code = await people.codeTo(email)
  return by((await shop.to(signInByCode, { body: { challenge, code, shared } })).payload.token)
}

/** Calls an endpoint with nothing in its body, and returns the status and the message. */
async function call({ endpoint: { method, path } }: ListedEndpoint, headers: Record<string, string>, locale: string) {
  const response = await fetch(`${shop.url}/v1${path.replaceAll(/:\w+/g, 'x')}?locale=${locale}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(method !== 'GET' && { body: '{}' })
  })
  const { message } = (await response.json()) as { message?: string }
  return [response.status, message]
}

test.each([
  ['a phone’s approval', byHandoff],
  ['a code', byCode]
])('a session at a kiosk, by %s, changes nothing of its account and says what to do instead', async (_, begin) => {
  const headers = await begin()
  for (const [name, one] of guarded) {
    expect([name, ...(await call(one, headers, 'en-CA'))]).toEqual([
      name,
      403,
      'You can’t do that on a shared screen. Please sign in on your own device.'
    ])
    expect((await call(one, headers, 'fr-CA'))[1]).toContain('votre propre appareil')
  }
  const body = {
    code: 'x',
    code_verifier: 'x'.repeat(43),
    nonce: 'x'.repeat(43),
    redirect_uri: 'https://shop.example/'
  }
  const link = { params: { provider: 'google' }, body: { ...body, action: 'link' as const }, headers }
  expect((await shop.to(finishSocial, link)).failure.code).toBe('forbidden')
  expect((await shop.to(readMe, { headers })).status).toBe(200)
  expect((await shop.to(endSession, { headers })).status).toBe(200)
})

test('a session on an own device is not refused as one on a shared screen', async () => {
  const headers = await byCode(false)
  for (const [name, one] of guarded.filter(([, { endpoint }]) => endpoint.method !== 'DELETE'))
    expect([name, (await call(one, headers, 'en-CA'))[0]]).not.toEqual([name, 403])
})

test('the endpoints open to a kiosk session are chosen one by one', () => {
  const open = listed.filter(([, { endpoint }]) => endpoint.auth === 'required' && !endpoint.needsOwnDevice)
  expect(open.map(([name]) => name).sort()).toEqual([
    'claimCart',
    'endSession',
    'readAddresses',
    'readDevices',
    'readLoyalty',
    'readMe',
    'readMyCarts',
    'readMyWatches',
    'readOrders',
    'readSession'
  ])
})
