import { describe, expect, test, vi } from 'vitest'
import { handoffs } from '../../../src/server/db/schema.ts'
import { $approval, $askedHandoff, approve, loadHandoff } from '../../../src/stores/account/approve-handoff.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $phoneSignIn, beginPhoneSignIn, endPhoneSignIn } from '../../../src/stores/kiosk/handoff.ts'
import { beginVisit, endVisit } from '../../../src/stores/kiosk/visit.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { listCalls } from '../support/calls.ts'
import { openKiosks } from '../support/kiosk/kiosk-shop.ts'
import { signIn, statusOf, tokenOf } from '../support/sign-in.ts'
import { until } from '../support/visit.ts'

const shop = openKiosks()

/** Begins a sign-in at a kiosk, and waits until its code is shown and has been asked for once. */
async function begin() {
  const kiosk = await shop.turnOn()
  beginVisit()
  const { calls } = listCalls(kiosk.outside)
  await beginPhoneSignIn()
  const claims = () => calls.filter(({ path }) => path.endsWith('/handoff/claim')).length
  return { ...kiosk, claims }
}

const shown = () => {
  const phone = $phoneSignIn.get()
  return phone.state === 'shown' ? phone : { link: '', code: '' }
}
const idOf = (link: string): string => /handoff=([^&]+)/.exec(link)?.[1] ?? ''

/** Calls the API as a phone does. */
const byPhone = (path: string, id: string, token: string) =>
  fetch(`${shop.server.url}/v1/session/handoff/${path}?locale=en-CA`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ id })
  })

const expireAll = () => shop.server.db.update(handoffs).set({ expiresAt: new Date(Date.now() - 1000) })

describe('a sign-in at the kiosk with one’s own phone', () => {
  test('shows a link without any secret, and the digits that the phone shows too', async () => {
    await begin()
    const { link, code } = shown()
    expect(link).toMatch(/#\/user\/kiosk\?handoff=/)
    expect(code).toMatch(/^\d{4}$/)
    const reply = await byPhone('read', idOf(link), await tokenOf(shop.server.url))
    expect(await reply.json()).toMatchObject({ payload: { code, location: 'queen-west' } })
  })

  test('signs the kiosk in once the phone has approved, in a session of its own', async () => {
    const { clock } = await begin()
    const token = await tokenOf(shop.server.url)
    await clock.pass(10)
    expect($session.get().loggedIn).toBe(false)
    expect((await byPhone('approve', idOf(shown().link), token)).status).toBe(200)
    await clock.pass(2)
    expect($session.get()).toMatchObject({ loggedIn: true, userDetails: { firstName: 'Alex' } })
    expect($session.get().token).not.toBe(token)
  })

  test('leaves the phone signed in when the visit at the kiosk ends', async () => {
    const { clock, outside } = await begin()
    const token = await tokenOf(shop.server.url)
    await byPhone('approve', idOf(shown().link), token)
    await clock.pass(2)
    const own = $session.get().token ?? ''
    endVisit()
    await outside.rest()
    expect([await statusOf(shop.server.url, own), await statusOf(shop.server.url, token)]).toEqual([401, 200])
  })

  test('shows a new code when the last one has expired, and that one works', async () => {
    const { clock } = await begin()
    const { link } = shown()
    await expireAll()
    await clock.pass(2)
    expect($phoneSignIn.get().state).toBe('shown')
    expect(idOf(shown().link)).not.toBe(idOf(link))
    await byPhone('approve', idOf(shown().link), await tokenOf(shop.server.url))
    await clock.pass(2)
    expect($session.get().loggedIn).toBe(true)
  })

  test('goes on asking when the network is away for a moment', async () => {
    const { clock, outside } = await begin()
    const { link } = shown()
    outside.setOnline(false)
    await clock.pass(6)
    expect(shown().link).toBe(link)
    outside.setOnline(true)
    await byPhone('approve', idOf(link), await tokenOf(shop.server.url))
    await vi.waitFor(async () => {
      await clock.pass(2)
      expect($session.get().loggedIn).toBe(true)
    })
  })

  test('says that it can’t begin without the network, and begins when it is tried again', async () => {
    const { outside } = await shop.turnOn()
    beginVisit()
    outside.setOnline(false)
    await beginPhoneSignIn()
    expect($phoneSignIn.get()).toMatchObject({ state: 'failed', problem: { kind: 'offline' } })
    outside.setOnline(true)
    await beginPhoneSignIn()
    expect($phoneSignIn.get().state).toBe('shown')
  })

  test.each([
    ['its screen is left', endPhoneSignIn],
    ['the visit ends', endVisit]
  ])('is not asked for any more when %s', async (_, leave) => {
    const { clock, claims } = await begin()
    await clock.pass(4)
    const before = claims()
    expect(before).toBeGreaterThan(0)
    const id = idOf(shown().link)
    leave()
    await byPhone('approve', id, await tokenOf(shop.server.url))
    await clock.pass(10)
    expect([claims(), $session.get().loggedIn, $phoneSignIn.get()]).toEqual([before, false, { state: 'idle' }])
  })
})

describe('the phone that is asked to approve', () => {
  /** Begins a sign-in as a kiosk does, and opens its link on a phone that is signed in. */
  async function open() {
    const body = JSON.stringify({ location: 'queen-west' })
    const headers = { 'Content-Type': 'application/json' }
    const reply = await fetch(`${shop.server.url}/v1/session/handoff`, { method: 'POST', headers, body })
    const { payload } = (await reply.json()) as { payload: { id: string; secret: string; code: string } }
    shop.visit({ hash: `#/user/kiosk?handoff=${payload.id}` })
    await signIn(shop.server.url)
    return payload
  }

  const claim = async ({ id, secret }: { id: string; secret: string }) => {
    const reply = await fetch(`${shop.server.url}/v1/session/handoff/claim?locale=en-CA`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id, secret })
    })
    return ((await reply.json()) as { payload: { session: object | null } }).payload.session
  }

  test('shows the digits and the store, and signs the screen in only when its owner approves', async () => {
    const handoff = await open()
    await loadHandoff(handoff.id)
    expect(dataOf($askedHandoff.get())).toMatchObject({ code: handoff.code, location: 'queen-west' })
    expect(await claim(handoff)).toBeNull()
    await approve(handoff.id)
    expect($approval.get()).toEqual({ state: 'done' })
    expect(await claim(handoff)).toMatchObject({ userDetails: { firstName: 'Alex' } })
  })

  test('says so when the code has expired', async () => {
    const handoff = await open()
    await expireAll()
    await loadHandoff(handoff.id)
    expect($askedHandoff.get()).toMatchObject({ state: 'failed' })
    await approve(handoff.id)
    expect($approval.get()).toMatchObject({ state: 'failed', problem: { kind: 'refused' } })
  })

  test('says so without the network, and approves when it is tried again', async () => {
    const handoff = await open()
    shop.here.outside.setOnline(false)
    await approve(handoff.id)
    expect($approval.get()).toMatchObject({ state: 'failed', problem: { kind: 'offline' } })
    shop.here.outside.setOnline(true)
    await approve(handoff.id)
    expect($approval.get()).toEqual({ state: 'done' })
  })

  test('sends one approval when it is pressed twice', async () => {
    const handoff = await open()
    const { calls } = listCalls(shop.here.outside)
    await Promise.all([approve(handoff.id), approve(handoff.id)])
    expect(calls.filter(({ path }) => path.endsWith('/handoff/approve'))).toHaveLength(1)
    await until($approval, ({ state }) => state === 'done')
  })
})
