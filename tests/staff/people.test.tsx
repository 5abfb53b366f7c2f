import { describe, expect, it, vi } from 'vitest'
import { readStoreSettings } from '../../src/contract/staff/store-settings.ts'
import { readStaffAudit } from '../../src/contract/staff/staff-audit.ts'
import { addStaffMember, readStaffMembers, setStaffMember } from '../../src/contract/staff/staff-member.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { $token } from '../../src/staff/data/token.ts'
import { drawBoard, openBoard, withStaffShop } from './support/board.tsx'
import { answerDrafts, draftData } from './support/drafts.ts'
import { settings } from './support/store-settings.ts'
import { dialog, field, fill, focused, press, says, select, submit } from './support/find.ts'
import { entry, mira, theo } from './support/samples.ts'
import { kensington } from '../screens/support/samples.ts'

const staff = withStaffShop()
const invited = { ...theo, id: 'm3', name: 'Ines Cole', email: 'ines@example.com', hasPassword: false }
const gone = { ...theo, id: 'm4', name: 'Otto Berg', email: 'otto@example.com', isActive: false }

/** Opens a dialog from the menu of the manager. */
async function openFromMenu(name: string): Promise<Rendered> {
  const page = await openBoard()
  await press(page, 'Menu of Mira Roy')
  await press(page, name)
  await vi.waitFor(() => expect(dialog(page).querySelector('h2')?.textContent).toBe(name))
  return page
}

const people = (page: Rendered) =>
  page
    .all('dialog li')
    .map(one => [...one.querySelectorAll('p')].map(line => line.textContent?.replaceAll(/\s+/g, ' ')))

describe('the team', () => {
  it('shows placeholders while it loads, and then its members with their role or status', async () => {
    staff.api.on(readStaffMembers, { members: [mira, theo, invited, gone] })
    const release = staff.api.hold(readStaffMembers)
    const page = await openFromMenu('Team')
    expect(dialog(page).querySelector('[aria-busy]')?.textContent).toBe('Loading')
    release()
    await vi.waitFor(() =>
      expect(people(page)).toEqual([
        ['Mira Royyou', 'mira@example.com · Manager'],
        ['Theo Park', 'theo@example.com'],
        ['Ines ColeInvited', 'ines@example.com'],
        ['Otto BergClosed', 'otto@example.com']
      ])
    )
    // Nobody shuts themselves out.
    expect(page.all('dialog li')[0]?.querySelectorAll('button,select')).toHaveLength(0)
  })

  it('can’t be loaded without a permission, which is said', async () => {
    staff.api.refuse(readStaffMembers, 403, 'You don’t have permission to do that.')
    const page = await openFromMenu('Team')
    await says(page, 'You don’t have permission to do that.')
  })

  it('gets a new person by an invitation', async () => {
    staff.api.on(readStaffMembers, { members: [mira] })
    staff.api.on(addStaffMember, ({ body }) => ({ ...body, id: 'm3', isActive: true, hasPassword: false }))
    const page = await openFromMenu('Team')
    await vi.waitFor(() => expect(people(page)).toHaveLength(1))
    await fill(page, 'Name', 'Ines Cole')
    await fill(page, 'Email', 'ines@example.com')
    await select(page, 'Role', 'manager')
    submit(page.get('dialog form'))
    await says(page, 'Ines Cole gets an email to choose a password.')
    await vi.waitFor(() => expect(people(page).at(-1)).toEqual(['Ines ColeInvited', 'ines@example.com']))
    expect(staff.api.received(addStaffMember).map(({ body }) => body)).toEqual([
      { name: 'Ines Cole', email: 'ines@example.com', role: 'manager', locations: null }
    ])
    await vi.waitFor(() => expect(field(page, 'Name').value).toBe(''))
  })

  it('gets no second invitation when the reply to the first one is lost', async () => {
    staff.api.on(readStaffMembers, { members: [mira] })
    staff.api.refuse(addStaffMember, 503)
    const page = await openFromMenu('Team')
    await fill(page, 'Name', 'Ines Cole')
    await fill(page, 'Email', 'ines@example.com')
    submit(page.get('dialog form'))
    await vi.waitFor(() => expect(page.get('dialog [role=alert]').textContent).not.toBe(''))
    expect(staff.api.received(addStaffMember)).toHaveLength(1)
  })

  it.each([
    ['without a name', '', 'ines@example.com', '#name-error', 'Please fill this in.'],
    ['with a wrong address', 'Ines Cole', 'ines', '#email-error', 'Enter an email address.']
  ])('is not invited %s', async (_, name, email, error, sentence) => {
    staff.api.on(readStaffMembers, { members: [mira] })
    staff.api.on(addStaffMember, theo)
    const page = await openFromMenu('Team')
    await fill(page, 'Name', name)
    await fill(page, 'Email', email)
    submit(page.get('dialog form'))
    await vi.waitFor(() => expect(page.get(error).textContent).toBe(sentence))
    expect(staff.api.received(addStaffMember)).toEqual([])
  })

  it('has its roles set, and its accounts closed and opened', async () => {
    staff.api.on(readStaffMembers, { members: [mira, theo] })
    staff.api.on(setStaffMember, ({ body }) => ({ ...theo, ...body }))
    const page = await openFromMenu('Team')
    await select(page, 'Role of Theo Park', 'manager')
    await says(page, 'Theo Park: saved')
    await press(page, 'Close account: Theo Park')
    await vi.waitFor(() => expect(people(page)[1]).toEqual(['Theo ParkClosed', 'theo@example.com']))
    expect(page.all('dialog li select')).toEqual([])
    await press(page, 'Reopen account: Theo Park')
    await vi.waitFor(() => expect(people(page)[1]).toEqual(['Theo Park', 'theo@example.com']))
    expect(staff.api.received(setStaffMember).map(({ params, body }) => [params['member'], body])).toEqual([
      ['m2', { role: 'manager', isActive: true, rights: null }],
      ['m2', { role: 'manager', isActive: false }],
      ['m2', { role: 'manager', isActive: true }]
    ])
  })
})

describe('the rights of a person', () => {
  const rightsOf = (page: Rendered) => page.all('[role=group] input').filter(one => (one as HTMLInputElement).checked)

  it('are chosen with their stores, and shown where they differ from those of the role', async () => {
    staff.api.on(readStaffMembers, { members: [mira, theo] })
    staff.api.on(setStaffMember, ({ body }) => ({ ...theo, ...body, rights: body.rights ?? [] }))
    const page = await openFromMenu('Team')
    await press(page, 'Rights and stores of Theo Park')
    expect(rightsOf(page).map(one => (one as HTMLInputElement).name)).toEqual(['orders', 'refunds'])
    for (const name of ['refunds', 'reports', kensington.slug]) page.get(`[role=group] input[name="${name}"]`).click()
    await press(page, 'Save rights')
    await says(page, 'Theo Park: saved')
    await vi.waitFor(() =>
      expect(people(page)[1]).toEqual([
        'Theo Park',
        'theo@example.com',
        `Orders, stock and pauses, Figures · ${kensington.name}`
      ])
    )
    expect(staff.api.received(setStaffMember).map(({ body }) => body)).toEqual([
      { role: 'staff', isActive: true, rights: ['orders', 'reports'], locations: [kensington.slug] }
    ])
    expect(page.all('dialog [role=group]')).toEqual([])
    expect(focused(page)).toBe('Rights and stores of Theo Park')
  })

  it('can’t be changed by those who have fewer, who also see only their stores and sections', async () => {
    const boss = { ...theo, id: 'm3', name: 'Ines Cole', email: 'ines@example.com', role: 'manager' as const }
    staff.shop.member = { ...mira, rights: ['people', 'stores'], locations: [kensington.slug] }
    staff.api.on(readStaffMembers, { members: [boss] })
    answerDrafts(staff.api, draftData())
    staff.api.on(readStoreSettings, settings)
    $token.set('staff')
    const page = drawBoard()
    await vi.waitFor(() => expect(page.all('#panel h2').length).toBeGreaterThan(0))
    expect(page.all('[role=tab]').map(tab => tab.textContent)).toEqual(['Store', 'Hours', 'Kiosks'])
    expect(page.all('header option').map(option => option.textContent)).toEqual([kensington.name])
    await press(page, 'Menu of Mira Roy')
    expect(dialog(page).textContent).not.toContain('Connected systems')
    await press(page, 'Team')
    await vi.waitFor(() => expect(people(page)).toEqual([['Ines Cole', 'ines@example.com']]))
    expect(page.all('dialog li button, dialog li select')).toEqual([])
  })
})

describe('the activity', () => {
  const of = (changes: Partial<typeof entry>) => ({ ...entry, order: null, location: null, detail: '', ...changes })

  it('describes each action with the person and the time, and marks refused ones', async () => {
    const entries = [
      entry,
      of({ id: 'e2', action: 'stock', product: 'Night Ferry', detail: '3, on the menu' }),
      of({ id: 'e3', action: 'open', detail: 'paused, 30', location: 'Queen West' }),
      of({ id: 'e4', action: 'order-refund', order: 'QW-1002', detail: 'Broken', ok: false }),
      of({ id: 'e5', action: 'kiosk-pin', detail: 'set' }),
      of({ id: 'e6', action: 'sign-in' }),
      of({ id: 'e7', action: 'of-later' })
    ]
    staff.api.on(readStaffAudit, { entries })
    const page = await openFromMenu('Activity')
    await vi.waitFor(() =>
      expect(people(page)).toEqual([
        ['Order QW-1001: Handed over, Identification checked', 'Theo Park · Queen West · 5:15 pm'],
        ['Night Ferry: 3, On the menu', 'Theo Park · 5:15 pm'],
        ['Ordering: Orders are paused.', 'Theo Park · Queen West · 5:15 pm'],
        ['Order QW-1002: refunded, Brokenrefused', 'Theo Park · 5:15 pm'],
        ['Kiosk PIN: set', 'Theo Park · 5:15 pm'],
        ['Signed in', 'Theo Park · 5:15 pm'],
        ['of-later', 'Theo Park · 5:15 pm']
      ])
    )
  })

  it('describes changes and publishing of drafts in words, without ids and sizes', async () => {
    const deeds = [
      ['draft', '1 changes'],
      ['draft', 'Autumn, 12 changes'],
      ['draft', 'Autumn, changes dropped'],
      ['draft', ''],
      ['draft-publish', ''],
      ['draft-publish', 'Autumn, 2026-11-27T23:00:00.000Z'],
      ['draft-undo', 'Autumn'],
      ['draft-law', 'Autumn, ab-gift, ca-youth: Our lawyer: fine'],
      ['picture', '127492 bytes']
    ] as const
    staff.api.on(readStaffAudit, {
      entries: deeds.map(([action, detail], at) => of({ id: `d${at}`, action, detail }))
    })
    const page = await openFromMenu('Activity')
    await vi.waitFor(() =>
      expect(people(page).map(([what]) => what)).toEqual([
        'Draft: 1 change',
        'Draft: Autumn, 12 changes',
        'Draft: Autumn, changes dropped',
        'Draft',
        'Draft published',
        'Draft published: Autumn, for Friday, November 27, 6:00 pm',
        'Draft undone: Autumn',
        'Published in spite of promotion law hints: Our lawyer: fine',
        'Picture uploaded'
      ])
    )
  })

  it('says “Nothing yet” when it is empty', async () => {
    staff.api.on(readStaffAudit, { entries: [] })
    await says(await openFromMenu('Activity'), 'Nothing yet')
  })

  it('goes on with older entries, until there are none', async () => {
    const hundred = Array.from({ length: 100 }, (_, at) => of({ id: `e${at}`, action: 'sign-in' }))
    staff.api.on(readStaffAudit, ({ query: { after } }) => ({
      entries: after === undefined ? hundred : after === 'e99' ? [of({ id: 'old', action: 'sign-out' })] : []
    }))
    const page = await openFromMenu('Activity')
    await press(page, 'Show older')
    await vi.waitFor(() => expect(people(page).at(-1)?.[0]).toBe('Signed out'))
    expect(people(page)).toHaveLength(101)
    await press(page, 'Show older')
    await vi.waitFor(() => expect(page.text()).not.toContain('Show older'))
  })
})
