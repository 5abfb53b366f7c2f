import { describe, expect, it, vi } from 'vitest'
import { forgetKioskPinTries, readKiosks, removeKiosk, setKiosk, setKioskPin } from '../../src/contract/kiosk/kiosk.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { Refusal } from './support/api.ts'
import { openBoard, withStaffShop } from './support/board.tsx'
import { dialog, fill, hasFocus, isClosed, press, says, submit } from './support/find.ts'
import { atWindow, counter, theo } from './support/samples.ts'

const staff = withStaffShop()

async function openKiosks(): Promise<Rendered> {
  const page = await openBoard({ tab: 'kiosks' })
  await vi.waitFor(() => page.get('section[aria-label="Kiosks"]'))
  return page
}

const row = (page: Rendered, { id }: { id: string }) =>
  (page.get(`[data-kiosk="${id}"]`).textContent ?? '').replaceAll(/\s+/g, ' ')
describe('the kiosks of a store', () => {
  it('show placeholders while they load, and then their state, version, reader and last order', async () => {
    const release = staff.api.hold(readKiosks)
    const page = await openBoard({ tab: 'kiosks' })
    expect(page.get('[aria-busy]').textContent).toBe('Loading')
    release()
    await vi.waitFor(() => page.get(`[data-kiosk="${counter.id}"]`))
    const parts = [
      'A',
      'Counter',
      'Online',
      '2 orders waiting',
      '1 order refused',
      'Version 1.2.3',
      'Last order QW-1042, 5:10 pm'
    ]
    for (const part of parts) expect(row(page, counter)).toContain(part)
    expect(row(page, atWindow)).toMatch(/^BWindow ?Offline, last seen .*November 20, 5:20 pm/)
    expect(row(page, atWindow)).toContain('No orders yet')
    for (const word of ['waiting', 'refused', 'Card reader']) expect(row(page, atWindow)).not.toContain(word)
  })

  it('that are none say how one is set up', async () => {
    staff.shop.kiosks = []
    const page = await openKiosks()
    await says(page, 'No kiosks yet. Open the shop on a tablet with “in_store=1” in its address')
  })

  it('that can’t be loaded say so', async () => {
    staff.api.refuse(readKiosks, 503)
    const page = await openBoard({ tab: 'kiosks' })
    await says(page, 'That didn’t work. Please try again.')
  })

  it('are read again every half minute, and stay with their age while that fails', async () => {
    const page = await openKiosks()
    staff.api.refuse(readKiosks, 503)
    const reads = staff.api.received(readKiosks).length
    vi.advanceTimersByTime(30_000)
    expect(staff.api.received(readKiosks).length).toBe(reads + 1)
    await says(page, 'That didn’t work. Please try again. Last updated 1 minute ago.')
    expect(row(page, counter)).toContain('Online')
    staff.api.on(readKiosks, { kiosks: [{ ...counter, isOnline: false }], hasPin: true })
    vi.advanceTimersByTime(30_000)
    await vi.waitFor(() => expect(row(page, counter)).toContain('Offline, last seen'))
    expect(page.text()).not.toContain('That didn’t work')
  })

  it('are asked for in the language of the board, and again if the API is busy for a moment', async () => {
    let isBusy = true
    staff.api.on(readKiosks, () => {
      if (!isBusy) return { kiosks: [counter], hasPin: true }
      isBusy = false
      throw new Refusal(503)
    })
    const page = await openBoard({ locale: 'fr-CA', tab: 'kiosks' })
    await vi.waitFor(() => page.get(`[data-kiosk="${counter.id}"]`))
    expect(staff.api.received(readKiosks).map(({ locale }) => locale)).toEqual(['fr-CA', 'fr-CA'])
  })

  it('are seen by staff who are no managers, and not changed', async () => {
    staff.shop.member = theo
    const page = await openKiosks()
    await says(page, 'You don’t have the right to change kiosks and their PIN.')
    expect(page.all('#panel button')).toEqual([])
    expect(page.all('#panel input')).toEqual([])
  })
})

describe('a manager', () => {
  it('renames a kiosk and pairs its reader', async () => {
    const page = await openKiosks()
    await press(page, 'Change Counter')
    await fill(page, 'Name', 'Door')
    await fill(page, 'Card reader', ' tmr_1 ')
    submit(page.get('dialog form'))
    await isClosed(page)
    await says(page, 'Door: saved')
    expect(row(page, counter)).toContain('Card reader tmr_1')
    expect(staff.api.received(setKiosk).map(({ params, body }) => ({ ...params, ...body }))).toEqual([
      { location: 'queen-west', kiosk: 'kiosk1', name: 'Door', reader: 'tmr_1' }
    ])
  })

  it('unpairs a reader by emptying its field', async () => {
    staff.shop.kiosks = [{ ...counter, reader: 'tmr_1', hasReader: true }]
    const page = await openKiosks()
    await press(page, 'Change Counter')
    await fill(page, 'Card reader', '')
    submit(page.get('dialog form'))
    await isClosed(page)
    expect(staff.api.received(setKiosk).map(({ body }) => body.reader)).toEqual([null])
    expect(row(page, counter)).not.toContain('Card reader')
  })

  it('reads at the field why a change is refused, and the dialog stays', async () => {
    const page = await openKiosks()
    await press(page, 'Change Counter')
    staff.api.refuse(setKiosk, 422, 'Invalid', { reader: 'unknown' })
    submit(await vi.waitFor(() => page.get('dialog form')))
    await vi.waitFor(() => expect(page.get('#reader-error').textContent).toBe('Invalid'))
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('#reader')))
  })

  it('removes a kiosk after a warning of the orders that wait there', async () => {
    const page = await openKiosks()
    await press(page, 'Remove Counter')
    await says(page, 'The tablet stops being a kiosk. It can be set up again with the PIN.')
    await says(page, '2 orders are still waiting there for the network.')
    await press(page, 'Remove kiosk')
    await isClosed(page)
    await says(page, 'Counter is removed')
    await vi.waitFor(() => expect(page.all('[data-kiosk]').map(one => one.dataset['kiosk'])).toEqual(['kiosk2']))
    expect(staff.api.received(removeKiosk).map(({ params }) => params['kiosk'])).toEqual(['kiosk1'])
    await hasFocus(page, 'Kiosks')
  })

  it('keeps a kiosk with the main button, and reads of no orders where none wait', async () => {
    const page = await openKiosks()
    await press(page, 'Remove Window')
    await says(page, 'Remove Window?')
    expect(dialog(page).textContent).not.toContain('waiting')
    await press(page, 'Keep kiosk')
    await isClosed(page)
    expect(staff.api.received(removeKiosk)).toEqual([])
  })
})

describe('the PIN', () => {
  it('is refused with fewer than four digits, and saved with more', async () => {
    staff.shop.hasPin = false
    const page = await openKiosks()
    await says(page, 'No PIN is set. Kiosks can be set up once there is one.')
    await fill(page, 'New PIN', '12')
    submit(page.get('form[aria-label="Kiosk PIN"]'))
    await vi.waitFor(() => expect(page.get('#pin-error').textContent).toBe('Enter 4 to 8 digits.'))
    expect(staff.api.received(setKioskPin)).toEqual([])
    await fill(page, 'New PIN', '86420')
    submit(page.get('form[aria-label="Kiosk PIN"]'))
    await says(page, 'The PIN is saved.')
    await says(page, 'Staff enter it to set up a kiosk and to open its menu.')
    expect(staff.api.received(setKioskPin).map(({ body }) => body)).toEqual([{ pin: '86420' }])
    expect(page.get('#pin')).toHaveProperty('value', '')
  })

  it('can be tried again after too many wrong ones once a manager says so', async () => {
    const page = await openKiosks()
    staff.api.refuse(forgetKioskPinTries, 503)
    await press(page, 'Let the PIN be tried again')
    await says(page, 'That didn’t work. Please try again.')
    staff.api.on(forgetKioskPinTries, {})
    await press(page, 'Let the PIN be tried again')
    await says(page, 'The PIN can be tried again.')
    expect(staff.api.received(forgetKioskPinTries).map(({ params }) => params)).toContainEqual({
      location: 'queen-west'
    })
  })

  it('that is not set can’t be tried', async () => {
    staff.shop.hasPin = false
    const page = await openKiosks()
    await says(page, 'No PIN is set.')
    expect(page.text()).not.toContain('Let the PIN be tried again')
  })

  it('is hidden, and can be shown', async () => {
    const page = await openKiosks()
    expect(page.get('#pin').getAttribute('type')).toBe('password')
    await press(page, 'Show PIN')
    await vi.waitFor(() => expect(page.get('#pin').getAttribute('type')).toBe('text'))
    expect(page.named('Show PIN').getAttribute('aria-pressed')).toBe('true')
    await press(page, 'Show PIN')
    await vi.waitFor(() => expect(page.get('#pin').getAttribute('type')).toBe('password'))
  })
})
