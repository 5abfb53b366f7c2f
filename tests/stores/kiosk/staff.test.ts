import { afterEach, describe, expect, test } from 'vitest'
import { attempts, kiosks } from '../../../src/server/db/schema.ts'
import { demoKioskPin } from '../../../src/server/seed/kiosks.ts'
import { $flags } from '../../../src/routing/location.ts'
import { $device, recallDevice, setDevice } from '../../../src/stores/kiosk/device.ts'
import { leaveKioskMode, showStoreList } from '../../../src/stores/kiosk/leave-kiosk.ts'
import { $isConnected, report } from '../../../src/stores/kiosk/report.ts'
import { $staffDoor, askForPin, closeStaffMenu, givePin, register } from '../../../src/stores/kiosk/kiosk-staff.ts'
import { beginVisit, endVisit } from '../../../src/stores/kiosk/visit.ts'
import { $slug } from '../../../src/stores/location/location.ts'
import { holdAnswers, listCalls } from '../support/calls.ts'
import { inWords } from '../support/in-words.ts'
import { deviceOf, openKiosks } from '../support/kiosk/kiosk-shop.ts'
import { storesThatTell } from '../support/kiosk/every-store.ts'
import { until } from '../support/visit.ts'

const shop = openKiosks()
afterEach(async () => void (await shop.server.db.delete(attempts)))

const give = (pin: string) => givePin('queen-west', pin)
const problem = () => {
  const door = $staffDoor.get()
  return door.step === 'closed' ? '' : inWords(door.problem)
}
const rows = () => shop.server.db.select().from(kiosks)

describe('the staff menu', () => {
  test('opens by the PIN of the store', async () => {
    await shop.turnOn()
    askForPin()
    expect($staffDoor.get()).toEqual({ step: 'asking', isBusy: false })
    const given = give(demoKioskPin)
    expect($staffDoor.get()).toEqual({ step: 'asking', isBusy: true })
    await given
    expect($staffDoor.get()).toMatchObject({ step: 'open', isBusy: false })
  })

  test('stays shut by another PIN, and says so', async () => {
    await shop.turnOn()
    askForPin()
    await give('0000')
    expect($staffDoor.get()).toMatchObject({ step: 'asking', isBusy: false })
    expect(problem()).not.toBe('')
  })

  test('says that there were too many tries, and doesn’t open by the PIN either', async () => {
    await shop.turnOn()
    askForPin()
    await give('0000')
    const wrong = problem()
    for (let tries = 0; tries < 10; tries++) await give('0000')
    expect(problem()).not.toBe(wrong)
    const limited = problem()
    await give(demoKioskPin)
    expect([$staffDoor.get().step, problem()]).toEqual(['asking', limited])
  })

  test('says that it can’t ask without the network', async () => {
    const { outside } = await shop.turnOn()
    askForPin()
    outside.setOnline(false)
    await give(demoKioskPin)
    expect([$staffDoor.get().step, problem() === '']).toEqual(['asking', false])
  })

  test('doesn’t open once it was left while the PIN was checked', async () => {
    const { outside } = await shop.turnOn()
    askForPin()
    const checked = holdAnswers(outside, call => call.endsWith('/kiosk-pin'))
    const given = give(demoKioskPin)
    await checked.arrived
    closeStaffMenu()
    checked.release()
    await given
    expect($staffDoor.get()).toEqual({ step: 'closed' })
  })

  test('is shut when a visit ends, and the PIN is kept nowhere', async () => {
    const { tablet } = await shop.turnOn()
    askForPin()
    await give(demoKioskPin)
    beginVisit()
    endVisit()
    expect($staffDoor.get()).toEqual({ step: 'closed' })
    expect(await storesThatTell([`"${demoKioskPin}"`])).toEqual([])
    expect(JSON.stringify([...tablet().cookies, tablet().device])).not.toContain(`"${demoKioskPin}"`)
  })
})

describe('a tablet', () => {
  test('becomes a kiosk of the store, which outlives a power cut', async () => {
    const { tablet, cut } = await shop.turnOn()
    askForPin()
    await give(demoKioskPin)
    await register('queen-west', 'By the door')
    const { registered } = $device.get()
    expect(registered?.kiosk).toMatchObject({ name: 'By the door', letter: 'A', location: 'queen-west' })
    expect(await rows()).toMatchObject([{ name: 'By the door', version: '9.9.9' }])
    const kept = tablet()
    cut()
    await shop.turnOn(kept)
    expect($device.get().registered).toEqual(registered)
  })

  test('is registered once if it is pressed twice', async () => {
    await shop.turnOn()
    askForPin()
    await give(demoKioskPin)
    await Promise.all([register('queen-west', 'Counter'), register('queen-west', 'Counter')])
    expect(await rows()).toHaveLength(1)
  })

  test('is not registered by a menu that is shut', async () => {
    const { outside } = await shop.turnOn()
    const { calls } = listCalls(outside)
    await register('queen-west', 'Counter')
    expect([$device.get().registered, calls]).toEqual([null, []])
  })

  test('says why it could not be registered, and can be once the network is back', async () => {
    const { outside } = await shop.turnOn()
    askForPin()
    await give(demoKioskPin)
    outside.setOnline(false)
    await register('queen-west', 'Counter')
    expect([$device.get().registered, problem() === '']).toEqual([null, false])
    outside.setOnline(true)
    await register('queen-west', 'Counter')
    expect([$device.get().registered?.kiosk.name, problem()]).toEqual(['Counter', ''])
  })

  test('is no kiosk any more once the list of stores is shown', async () => {
    const { outside } = await shop.turnOnRegistered()
    showStoreList()
    await outside.rest()
    expect([$device.get().registered, $slug.get(), $flags.get().in_store]).toEqual([null, undefined, true])
    expect(await rows()).toEqual([])
  })

  test('shows the shop as any device once kiosk mode is left', async () => {
    const { outside } = await shop.turnOnRegistered()
    leaveKioskMode()
    await outside.rest()
    expect([$device.get().registered, $flags.get().in_store]).toEqual([null, false])
    expect(await rows()).toEqual([])
  })
})

describe('the report of a kiosk', () => {
  test('is sent at the start and each minute, with its version', async () => {
    const { outside, clock } = await shop.turnOnRegistered()
    await until($isConnected, isConnected => isConnected === true)
    expect(await rows()).toMatchObject([{ version: '9.9.9', waiting: 0, refused: 0 }])
    const { calls } = listCalls(outside)
    const reports = () => calls.filter(({ path }) => path.endsWith('/kiosks/report')).length
    await clock.pass(59)
    const before = reports()
    await clock.pass(61)
    expect(reports()).toBe(before + 2)
  })

  test('picks up a manager’s changes', async () => {
    await shop.turnOnRegistered()
    await shop.server.db.update(kiosks).set({ name: 'Window', reader: 'window-reader' })
    await report()
    expect($device.get().registered?.kiosk).toMatchObject({ name: 'Window', hasReader: true })
  })

  test('of one that staff have removed makes it an unregistered tablet', async () => {
    const { tablet } = await shop.turnOnRegistered(17)
    await shop.server.db.delete(kiosks)
    await report()
    expect($device.get()).toMatchObject({ registered: null, counter: 17 })
    expect(JSON.parse(tablet().device ?? '{}')).toMatchObject({ registered: null })
  })

  test('that doesn’t arrive says that the API can’t be reached, and removes nothing', async () => {
    const { outside } = await shop.turnOnRegistered()
    outside.setOnline(false)
    await report()
    expect([$isConnected.get(), $device.get().registered === null]).toEqual([false, false])
    outside.comeBack()
    await until($isConnected, isConnected => isConnected === true)
  })

  test('that another server answers with “not found” removes nothing', async () => {
    const { outside } = await shop.turnOnRegistered()
    outside.http = () => Promise.resolve(new Response('<h1>Not found</h1>', { status: 404 }))
    await report()
    outside.http = () => Promise.resolve(Response.json({ message: 'No such route' }, { status: 404 }))
    await report()
    expect($device.get().registered).not.toBeNull()
  })
})

describe('the device record saved on the tablet', () => {
  test.each([
    ['nothing', undefined],
    ['no JSON', '{"registered":'],
    ['another shape', '{"registered":true,"counter":"5"}'],
    ['a kiosk without a letter', deviceOf({ token: 't', kiosk: { id: 'k', name: 'Counter' } })]
  ])('is dropped if it is %s', async (_, device) => {
    await shop.turnOn({ device })
    expect($device.get()).toEqual({ registered: null, counter: 0, prints: false, keyboard: 'auto' })
  })

  test('is what staff have set, whatever shoppers do', async () => {
    const { tablet } = await shop.turnOnRegistered(5)
    setDevice({ prints: true, keyboard: 'on' })
    beginVisit()
    endVisit()
    const before = $device.get()
    recallDevice()
    expect($device.get()).toEqual(before)
    expect(JSON.parse(tablet().device ?? '{}')).toMatchObject({ counter: 5, prints: true, keyboard: 'on' })
  })
})
