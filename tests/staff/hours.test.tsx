import { describe, expect, it, vi } from 'vitest'
import { readHours, setHours } from '../../src/contract/staff/staff-hours.ts'
import { readStaffStores } from '../../src/contract/staff/staff-stores.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { openBoard, withStaffShop } from './support/board.tsx'
import { field, focused, hasFocus, isSilent, press, says } from './support/find.ts'
import { hours, theo } from './support/samples.ts'
import { stream } from './support/stream.ts'

const staff = withStaffShop()
const sent = () => staff.api.received(setHours).map(({ body }) => body)
const week = (name: string) => `section[aria-label="${name}"]`

async function openHours(): Promise<Rendered> {
  const page = await openBoard({ tab: 'hours' })
  await vi.waitFor(() => page.get(week('Opening hours')))
  return page
}

/** Changes a time of the opening hours, of a day's first range or another. */
function setTime(page: Rendered, name: string, time: string, range = 1): void {
  page.type(`${week('Opening hours')} div:nth-child(${range}) > [aria-label="${name}"]`, time)
}
const toggle = (page: Rendered, name: string) => page.get(`${week('Opening hours')} [aria-label="${name}"]`)

describe('the hours', () => {
  it('show placeholders while they load, and then each week and the special dates', async () => {
    const release = staff.api.hold(readHours)
    const page = await openBoard({ tab: 'hours' })
    expect(page.get('[aria-busy]').textContent).toBe('Loading')
    release()
    await vi.waitFor(() => page.get(week('Opening hours')))
    expect(page.all('h2').map(one => one.textContent)).toEqual(['Opening hours', 'Delivery hours', 'Special hours'])
    expect(page.all(`${week('Opening hours')} b`).map(one => one.textContent)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday'
    ])
    expect(field(page, 'Name in English').value).toBe('Christmas Day')
    expect(field(page, 'Name in French').value).toBe('Noël')
  })

  it('that can’t be loaded say so', async () => {
    staff.api.refuse(readHours, 503)
    const page = await openBoard({ tab: 'hours' })
    await says(page, 'That didn’t work. Please try again.')
  })

  it('are seen by staff who are no managers, and not changed', async () => {
    staff.shop.member = theo
    const page = await openHours()
    await says(page, 'You don’t have the right to change the hours.')
    const controls = page.all('#panel :is(button,input)') as HTMLInputElement[]
    expect(controls.length).toBeGreaterThan(40)
    expect(controls.filter(({ disabled }) => !disabled)).toEqual([])
    for (const name of ['Add a date', 'Copy Monday to all days']) expect(page.text()).not.toContain(name)
  })
})

describe('a manager', () => {
  it('edits hours and special hours, which are saved together', async () => {
    const page = await openHours()
    setTime(page, 'Monday, from', '07:30')
    await says(page, 'Unsaved changes')
    toggle(page, 'Open on Sunday').click()
    await press(page, 'Add a date')
    await says(page, 'Enter a name in both languages.')
    page.type('#special-1-en', 'Inventory')
    page.type('#special-1-fr', 'Inventaire')
    await isSilent(page, 'Enter a name')
    const reads = staff.api.received(readStaffStores).length
    await press(page, 'Save hours')
    await says(page, 'The hours are saved.')
    const [saved] = sent()
    expect(saved?.openingHours.filter(({ day }) => day < 2)).toEqual([
      { day: 1, openTime: '07:30', closeTime: '23:00', isOpen: true }
    ])
    expect(saved?.deliveryHours).toEqual(hours.deliveryHours)
    expect(saved?.specialHours).toEqual([
      ...hours.specialHours,
      {
        date: '2026-12-26',
        openTime: '10:00',
        closeTime: '18:00',
        isOpen: false,
        name: { en: 'Inventory', fr: 'Inventaire' }
      }
    ])
    await isSilent(page, 'Unsaved changes')
    // The board itself counts days and closing times by the hours of its stores.
    await vi.waitFor(() => expect(staff.api.received(readStaffStores).length).toBe(reads + 1))
  })

  it('discards unsaved changes', async () => {
    const page = await openHours()
    setTime(page, 'Monday, from', '07:30')
    await press(page, 'Discard')
    await isSilent(page, 'Unsaved changes')
    expect((page.get(`${week('Opening hours')} [aria-label="Monday, from"]`) as HTMLInputElement).value).toBe('09:00')
    expect(sent()).toEqual([])
  })

  it('adds a second range to a day and removes it, and copies Monday to all days', async () => {
    const page = await openHours()
    const ranges = () => page.all(`${week('Opening hours')} [aria-label="Monday, from"]`)
    toggle(page, 'Add hours on Monday').click()
    await vi.waitFor(() => expect(ranges()).toHaveLength(2))
    page.all(`${week('Opening hours')} [aria-label="Remove hours on Monday"]`)[1]?.click()
    await vi.waitFor(() => expect(ranges()).toHaveLength(1))
    setTime(page, 'Monday, to', '17:00')
    page
      .all('button')
      .find(one => one.textContent === 'Copy Monday to all days')
      ?.click()
    await press(page, 'Save hours')
    await vi.waitFor(() =>
      expect(new Set(sent()[0]?.openingHours.map(({ closeTime }) => closeTime))).toEqual(new Set(['17:00']))
    )
  })

  it('opens a day with the hours of the day before', async () => {
    staff.shop.hours = { ...hours, openingHours: hours.openingHours.filter(({ day }) => day !== 2) }
    const page = await openHours()
    expect(toggle(page, 'Closed on Tuesday').textContent).toBe('Closed')
    toggle(page, 'Closed on Tuesday').click()
    await vi.waitFor(() => expect(toggle(page, 'Open on Tuesday').textContent).toBe('Open'))
    await press(page, 'Save hours')
    await vi.waitFor(() =>
      expect(sent()[0]?.openingHours.find(({ day }) => day === 2)).toEqual({ ...hours.openingHours[1], day: 2 })
    )
  })

  it('reads at a range that ends after midnight that it does', async () => {
    const page = await openHours()
    setTime(page, 'Friday, to', '02:00')
    await vi.waitFor(() => expect(page.all('small').map(one => one.textContent)).toEqual(['until the next day']))
  })

  it('keeps a time whose field is emptied', async () => {
    const page = await openHours()
    setTime(page, 'Monday, from', '')
    expect(page.text()).not.toContain('Unsaved changes')
  })

  it('keeps unsaved edits when someone else changes the store', async () => {
    const page = await openHours()
    setTime(page, 'Monday, from', '07:30')
    await says(page, 'Unsaved changes')
    const reads = staff.api.received(readHours).length
    stream().tell({ type: 'open', isOpen: true, pausedUntil: null })
    await vi.waitFor(() => expect(staff.api.received(readHours).length).toBe(reads + 1))
    expect((page.get(`${week('Opening hours')} [aria-label="Monday, from"]`) as HTMLInputElement).value).toBe('07:30')
  })
})

/** What makes hours impossible to save. */
const faults: Record<string, (page: Rendered) => Promise<void> | void> = {
  'a date is empty': page => page.type('#special-0-date', ''),
  'a name is empty': page => page.type('#special-0-fr', ' '),
  async 'a date is listed twice'(page) {
    await press(page, 'Add a date')
    await vi.waitFor(() => page.get('#special-1-date'))
    page.type('#special-1-date', '2026-12-25')
    page.type('#special-1-en', 'Inventory')
    page.type('#special-1-fr', 'Inventaire')
  },
  async 'two ranges of a day overlap'(page) {
    toggle(page, 'Add hours on Monday').click()
    await vi.waitFor(() => setTime(page, 'Monday, from', '12:00', 2))
  }
}

describe('hours that can’t be saved', () => {
  it.each([
    ['a date is empty', 'Choose a date.'],
    ['a name is empty', 'Enter a name in both languages.'],
    ['a date is listed twice', 'This date is listed twice with hours that overlap.'],
    ['two ranges of a day overlap', 'The hours of a day overlap.']
  ])('say why if %s', async (fault, sentence) => {
    const page = await openHours()
    await faults[fault]?.(page)
    await vi.waitFor(() => expect(page.get('p[role=alert]').textContent).toBe(sentence))
    expect(page.named('Save hours')).toHaveProperty('disabled', true)
  })

  it('for the API say so, and stay as they were edited', async () => {
    staff.api.refuse(setHours, 422, 'That date doesn’t exist.')
    const page = await openHours()
    setTime(page, 'Monday, from', '07:30')
    await press(page, 'Save hours')
    await says(page, 'That date doesn’t exist.')
    expect(page.text()).toContain('Unsaved changes')
  })
})

describe('the focus', () => {
  it('goes to the first heading when the bar with the button that saved is gone', async () => {
    const page = await openHours()
    page.get(`${week('Opening hours')} [aria-label="Monday, from"]`).focus()
    setTime(page, 'Monday, from', '07:30')
    await press(page, 'Save hours')
    await says(page, 'The hours are saved.')
    await hasFocus(page, 'Opening hours')
  })

  it('goes to its heading when a special date is removed that was the last', async () => {
    const page = await openHours()
    await press(page, /^Remove .*December 25/)
    await hasFocus(page, 'Special hours')
    await press(page, 'Save hours')
    await vi.waitFor(() => expect(sent()[0]?.specialHours).toEqual([]))
  })

  it('stays in a field while its time is typed', async () => {
    const page = await openHours()
    page.get(`${week('Delivery hours')} [aria-label="Monday, from"]`).focus()
    page.type(`${week('Delivery hours')} [aria-label="Monday, from"]`, '10:30')
    await says(page, 'Unsaved changes')
    expect(focused(page)).toBe('Monday, from')
  })
})
