import { afterEach, describe, expect, test } from 'vitest'
import { business } from '../../../src/server/db/schema.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { $secondsLeft, stay } from '../../../src/stores/kiosk/idle.ts'
import { $kiosk, setKioskState } from '../../../src/stores/kiosk/kiosk.ts'
import { kioskForm, placeAtKiosk } from '../../../src/stores/kiosk/kiosk-checkout.ts'
import { $reader, payByReader } from '../../../src/stores/kiosk/reader.ts'
import { $isVisiting, beginVisit } from '../../../src/stores/kiosk/visit.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { makeKiosk } from '../../server/support/payments/reader-shop.ts'
import { holdCalls } from '../support/calls.ts'
import { openKiosks, type RunningKiosk } from '../support/kiosk/kiosk-shop.ts'
import { plenty } from '../support/shopping.ts'
import { signIn } from '../support/sign-in.ts'
import { until } from '../support/visit.ts'

const shop = openKiosks()

const setTimes = (times: { logoutTime: number; guestLogoutTime: number }) => shop.server.db.update(business).set(times)
afterEach(() => setTimes({ logoutTime: 120, guestLogoutTime: 90 }))

/** Switches a kiosk on, and lets somebody begin a visit. */
async function begin(): Promise<RunningKiosk> {
  const kiosk = await shop.turnOn()
  beginVisit()
  return kiosk
}

const shown = () => [$isVisiting.get(), $secondsLeft.get()]

describe('the visit of somebody who doesn’t touch the kiosk any more', () => {
  test('ends after the guestLogoutTime for a guest, who is asked for the last 20 seconds', async () => {
    const { clock } = await begin()
    await clock.pass(69)
    expect(shown()).toEqual([true, undefined])
    await clock.pass(1)
    expect(shown()).toEqual([true, 20])
    await clock.pass(19)
    expect(shown()).toEqual([true, 1])
    await clock.pass(1)
    expect(shown()).toEqual([false, undefined])
  })

  test('ends after the logoutTime for a signed-in person', async () => {
    const { clock } = await begin()
    await signIn(shop.server.url)
    await clock.pass(99)
    expect(shown()).toEqual([true, undefined])
    await clock.pass(1)
    expect(shown()).toEqual([true, 20])
    await clock.pass(20)
    expect(shown()).toEqual([false, undefined])
  })

  test('ends after the times that the business has set', async () => {
    await setTimes({ logoutTime: 60, guestLogoutTime: 45 })
    const { clock } = await begin()
    await clock.pass(25)
    expect(shown()).toEqual([true, 20])
    await signIn(shop.server.url)
    stay()
    await clock.pass(40)
    expect(shown()).toEqual([true, 20])
    await clock.pass(20)
    expect(shown()).toEqual([false, undefined])
  })

  test('is asked for half of a time that is too short for 20 seconds', async () => {
    await setTimes({ logoutTime: 120, guestLogoutTime: 30 })
    const { clock } = await begin()
    await clock.pass(14)
    expect(shown()).toEqual([true, undefined])
    await clock.pass(1)
    expect(shown()).toEqual([true, 15])
    await clock.pass(15)
    expect(shown()).toEqual([false, undefined])
  })

  test.each([
    ['no settings', undefined],
    ['times of the wrong type', { logoutTime: 'soon', guestLogoutTime: null }],
    ['a time that is no time', { logoutTime: 120, guestLogoutTime: -1 }],
    ['something else altogether', 'never']
  ])('ends after 90 seconds if the back end sends %s', async (_, kioskSettings) => {
    const kiosk = await shop.turnOn(
      {},
      {
        change: outside => {
          const { http } = outside
          outside.http = async (url, init) => {
            const response = await http(url, init)
            if (!new URL(url).pathname.endsWith('/business')) return response
            const reply = (await response.json()) as { payload: { business: object } }
            const payload = { ...reply.payload, business: { ...reply.payload.business, kioskSettings } }
            return Response.json({ ...reply, payload })
          }
        }
      }
    )
    beginVisit()
    await kiosk.clock.pass(89)
    expect(shown()).toEqual([true, 1])
    await kiosk.clock.pass(1)
    expect(shown()).toEqual([false, undefined])
  })
})

describe('a touch', () => {
  test('before the question begins the time anew', async () => {
    const { clock, page } = await begin()
    await clock.pass(69)
    page.touch()
    await clock.pass(69)
    expect(shown()).toEqual([true, undefined])
    await clock.pass(21)
    expect(shown()).toEqual([false, undefined])
  })

  test('during the question changes nothing, because only its answer counts', async () => {
    const { clock, page } = await begin()
    await clock.pass(75)
    page.touch()
    expect(shown()).toEqual([true, 15])
    await clock.pass(15)
    expect(shown()).toEqual([false, undefined])
  })

  test('on the answer lets the visit go on for the whole time', async () => {
    const { clock } = await begin()
    await clock.pass(75)
    stay()
    expect(shown()).toEqual([true, undefined])
    await clock.pass(69)
    expect(shown()).toEqual([true, undefined])
    await clock.pass(21)
    expect(shown()).toEqual([false, undefined])
  })

  test('on the start screen alone begins no visit', async () => {
    const { clock, page } = await shop.turnOn()
    page.touch()
    await clock.pass(200)
    expect(shown()).toEqual([false, undefined])
    expect($kiosk.get()).toMatchObject({ logoutTime: null, guestLogoutTime: null })
  })

  test('of the next shopper has the whole time, whatever was left of the last one’s', async () => {
    const { clock } = await begin()
    await clock.pass(90)
    beginVisit()
    await clock.pass(69)
    expect(shown()).toEqual([true, undefined])
  })
})

describe('a shopper is neither prompted nor timed out', () => {
  test('while their order is being sent, and the time begins anew afterwards', async () => {
    const { clock, outside } = await shop.turnOnRegistered()
    beginVisit()
    await addLine(plenty().id)
    kioskForm.type('first_name', 'Sam')
    const sent = holdCalls(outside, call => call === 'POST /v1/orders')
    const placed = placeAtKiosk()
    await sent.arrived
    await clock.pass(300)
    expect(shown()).toEqual([true, undefined])
    sent.release()
    expect(await placed).toBe(true)
    await clock.pass(69)
    expect(shown()).toEqual([true, undefined])
    await clock.pass(21)
    expect(shown()).toEqual([false, undefined])
  })

  test('while the card reader waits for their card', async () => {
    const { clock } = await begin()
    await addLine(plenty().id)
    void payByReader(dataOf($cart.get())!, await makeKiosk(shop.server.db, 'idle-reader'))
    await until($reader, ({ step }) => step === 'waiting')
    await clock.pass(300)
    expect(shown()).toEqual([true, undefined])
    expect($reader.get().step).toBe('waiting')
  })
})

describe('the kiosk slice says when the visit ends (SPEC A3)', () => {
  const times = () => {
    const { logoutTime, guestLogoutTime } = $kiosk.get()
    return { logoutTime, guestLogoutTime }
  }

  test('of a guest as guestLogoutTime, in the cookie too', async () => {
    const { clock, outside } = await begin()
    const end = { logoutTime: null, guestLogoutTime: clock.now() + 90_000 }
    expect(times()).toEqual(end)
    expect(JSON.parse(outside.cookies.get('storefront.kiosk') ?? '{}')).toMatchObject({ d: end })
  })

  test('of a signed-in person as logoutTime alone', async () => {
    const { clock } = await begin()
    await signIn(shop.server.url)
    expect(times()).toEqual({ logoutTime: clock.now() + 120_000, guestLogoutTime: null })
  })

  test('and says so again after a touch', async () => {
    const { clock, page } = await begin()
    await clock.pass(30)
    page.touch()
    expect(times()).toEqual({ logoutTime: null, guestLogoutTime: clock.now() + 90_000 })
  })

  test('and that is when a visit ends in which somebody has signed in with their phone, without a touch', async () => {
    const { clock } = await begin()
    await clock.pass(60)
    await signIn(shop.server.url)
    const { logoutTime } = times()
    await clock.pass(119)
    expect(shown()).toEqual([true, 1])
    await clock.pass(1)
    expect([$isVisiting.get(), clock.now()]).toEqual([false, logoutTime])
  })

  test('and ends it then, even if the time was set from elsewhere', async () => {
    const { clock } = await begin()
    setKioskState({ guestLogoutTime: clock.now() + 5000 })
    await clock.pass(1)
    expect(shown()).toEqual([true, 4])
    await clock.pass(4)
    expect(shown()).toEqual([false, undefined])
  })

  test('and says so after each touch, however soon', async () => {
    const { clock, page } = await begin()
    await clock.pass(2)
    page.touch()
    expect(times()).toEqual({ logoutTime: null, guestLogoutTime: clock.now() + 90_000 })
  })

  test('and nothing once it has ended', async () => {
    const { clock, outside } = await begin()
    await clock.pass(90)
    expect(times()).toEqual({ logoutTime: null, guestLogoutTime: null })
    expect(outside.cookies.has('storefront.kiosk')).toBe(false)
  })
})
