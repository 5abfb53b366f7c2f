import { describe, expect, it, vi } from 'vitest'
import {
  confirmStaff,
  endStaffSession,
  readStaffMember,
  requestStaffPassword,
  setStaffPassword,
  signInStaff
} from '../../src/contract/staff/staff-member.ts'
import { $token } from '../../src/staff/data/token.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { drawBoard, openBoard, withStaffShop } from './support/board.tsx'
import { fill, press, says, submit } from './support/find.ts'
import { mira, theo } from './support/samples.ts'

const staff = withStaffShop()

const isBoard = (page: Rendered) => vi.waitFor(() => page.get('[data-column=placed]'))

async function typeTokenIn(page: Rendered, token: string): Promise<void> {
  await press(page, 'Use a token')
  await fill(page, 'Staff token', token)
  submit(page.get('form'))
}

describe('a token', () => {
  async function typeToken(token: string): Promise<Rendered> {
    const page = drawBoard()
    await typeTokenIn(page, token)
    return page
  }

  it('that is wrong is refused at its field, and not kept', async () => {
    staff.api.refuse(readStaffMember, 401)
    const page = await typeToken('wrong')
    await vi.waitFor(() => expect(page.get('#token-error').textContent).toBe('Incorrect token.'))
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('#token')))
    expect(page.get('#token').getAttribute('aria-invalid')).toBe('true')
    expect(page.all('[data-column]')).toEqual([])
    expect($token.get()).toBe('')
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  })

  it('signs in, and is kept for this tab only', async () => {
    const page = await typeToken(' staff ')
    await isBoard(page)
    expect(staff.api.received(readStaffMember).at(-1)?.token).toBe('staff')
    expect({ ...sessionStorage }).toEqual({ 'storefront.staff': 'staff' })
    expect(localStorage.length).toBe(0)
  })

  it('can be looked at while it is typed', async () => {
    const page = drawBoard()
    await press(page, 'Use a token')
    await vi.waitFor(() => expect(page.get('#token').getAttribute('type')).toBe('password'))
    await press(page, 'Show password')
    await vi.waitFor(() => expect(page.get('#token').getAttribute('type')).toBe('text'))
  })
})

describe('email and password', () => {
  const challenge = { challenge: 'c1', sentTo: theo.email ?? '', expiresAt: '2026-11-21T17:30:00-05:00' }

  async function typePassword(email = theo.email ?? '', password = 'long-enough'): Promise<Rendered> {
    const page = drawBoard()
    await fill(page, 'Email', email)
    await fill(page, 'Password', password)
    submit(page.get('form'))
    return page
  }

  it('that are wrong are refused alike, and both stay in their fields', async () => {
    staff.api.refuse(signInStaff, 422, 'Invalid', { password: 'wrong' })
    const page = await typePassword()
    await says(page, 'Incorrect email or password.')
    expect(page.inputs().map(({ value }) => value)).toEqual(['theo@example.com', 'long-enough'])
  })

  it.each([
    ['theo', 'long-enough', 'Enter an email address.'],
    ['', 'long-enough', 'Please fill this in.'],
    ['theo@example.com', '', 'Please fill this in.']
  ])('as %o and %o are refused with a sentence at the field', async (email, password, sentence) => {
    staff.api.on(signInStaff, challenge)
    const page = await typePassword(email, password)
    await vi.waitFor(() => expect(page.get('[id$="-error"]').textContent).toBe(sentence))
    expect(staff.api.received(signInStaff)).toEqual([])
  })

  it('tried too often say so', async () => {
    staff.api.refuse(signInStaff, 429, 'Too many attempts. Please wait a moment.')
    await says(await typePassword(), 'Too many attempts. Please wait a moment.')
  })

  it('lead to the code that is sent, which signs in for this device', async () => {
    staff.api.on(signInStaff, challenge)
    staff.api.on(confirmStaff, { token: 'session', member: theo })
    staff.shop.member = theo
    const page = await typePassword()
    await says(page, 'We sent a six-digit code to theo@example.com. It expires in 10 minutes.')
    await fill(page, 'Code', '123 456')
    submit(page.get('form'))
    await isBoard(page)
    expect(staff.api.received(confirmStaff).map(({ body }) => body)).toEqual([{ challenge: 'c1', code: '123456' }])
    expect({ ...localStorage }).toEqual({ 'storefront.staff.session': 'session' })
    expect(sessionStorage.length).toBe(0)
  })

  it.each([
    [422, { code: 'wrong' as const }, 'Incorrect code.'],
    [410, {}, 'This code has expired. Please sign in again.']
  ])('and a code that is refused with %s say what to do', async (status, fields, sentence) => {
    staff.api.on(signInStaff, challenge)
    staff.api.refuse(confirmStaff, status, '', fields)
    const page = await typePassword()
    await fill(page, 'Code', '000000')
    submit(page.get('form'))
    await says(page, sentence)
    await press(page, 'Back')
    await vi.waitFor(() => page.get('#email'))
  })
})

describe('a forgotten password', () => {
  it('is asked for by email, which says nothing of whether there is an account', async () => {
    staff.api.on(requestStaffPassword, {})
    const page = drawBoard()
    await press(page, 'Forgot your password?')
    await says(page, 'We’ll send you a link to choose a new one.')
    await fill(page, 'Email', 'theo@example.com')
    submit(page.get('form'))
    await says(page, 'If theo@example.com has a staff account, a link is on its way.')
    expect(staff.api.received(requestStaffPassword).map(({ body }) => body)).toEqual([{ email: 'theo@example.com' }])
  })
})

describe('the link to choose a password', () => {
  function follow(): Rendered {
    location.hash = '#password=link-1'
    return drawBoard()
  }

  it('is taken off the address, and sets the password', async () => {
    staff.api.on(setStaffPassword, { email: 'theo@example.com' })
    const page = follow()
    await says(page, 'Choose a password')
    expect(location.hash).toBe('')
    await fill(page, 'Password', 'a long one')
    submit(page.get('form'))
    await says(page, 'Your password is saved. Sign in with it.')
    expect(staff.api.received(setStaffPassword).map(({ body }) => body)).toEqual([
      { token: 'link-1', password: 'a long one' }
    ])
  })

  it.each([
    [422, { password: 'guessable' as const }, 'This password is too easy to guess.'],
    [410, {}, 'This link has been used or has expired.'],
    [404, {}, 'This link has been used or has expired.']
  ])('that is refused with %s says why', async (status, fields, sentence) => {
    staff.api.refuse(setStaffPassword, status, '', fields)
    const page = follow()
    await fill(page, 'Password', 'a long one')
    submit(page.get('form'))
    await says(page, sentence)
  })

  it('asks for ten characters', async () => {
    staff.api.on(setStaffPassword, { email: '' })
    const page = follow()
    await fill(page, 'Password', 'short')
    submit(page.get('form'))
    await vi.waitFor(() => expect(page.get('#password-error').textContent).toBe('Use at least 10 characters.'))
  })
})

describe('the menu of a member', () => {
  it('has the name, the role and the way out', async () => {
    const page = await openBoard()
    expect(page.named('Menu of Mira Roy').textContent).toBe('MR')
    await press(page, 'Menu of Mira Roy')
    await says(page, 'Manager · mira@example.com')
    await press(page, 'Sign out')
    await vi.waitFor(() => page.get('#email'))
    expect(staff.api.received(endStaffSession).map(({ token }) => token)).toEqual(['staff'])
    expect([$token.get(), sessionStorage.length, localStorage.length]).toEqual(['', 0, 0])
  })

  it('has a way out after which the next person begins with the orders', async () => {
    const page = await openBoard({ tab: 'stock' })
    await press(page, 'Menu of Mira Roy')
    await press(page, 'Sign out')
    await vi.waitFor(() => page.get('#email'))
    expect(page.all('dialog')).toEqual([])
    await typeTokenIn(page, 'staff')
    await isBoard(page)
    expect(page.get('#tab-orders').getAttribute('aria-selected')).toBe('true')
  })

  it.each([
    ['a manager', mira, ['Team', 'Activity']],
    ['somebody else', theo, []]
  ])('offers %s only those of team and activity that they may open', async (_, member, ways) => {
    staff.shop.member = member
    const page = await openBoard()
    await press(page, `Menu of ${member.name}`)
    await says(page, 'Sign out')
    const rows = page.all('dialog button').map(one => one.textContent)
    expect(rows.filter(text => text === 'Team' || text === 'Activity')).toEqual(ways)
  })

  it('leads to the board in the other language', async () => {
    const page = await openBoard()
    await press(page, 'Menu of Mira Roy')
    const link = await vi.waitFor(() => page.get('dialog a[lang=fr]'))
    expect([link.textContent, link.getAttribute('href')]).toEqual(['Français', '?lang=fr'])
  })
})
