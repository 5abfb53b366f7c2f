import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { attempts, newId, staffAudit, staffMembers, staffSessions } from '../../../src/server/db/schema.ts'
import { demoStaff, demoStaffPassword } from '../../../src/server/seed/seed-staff.ts'
import { SESSION_HOURS } from '../../../src/server/staff/sign-in.ts'
import { signInByCode } from '../../../src/contract/account/account.ts'
import { forgetKioskPinTries, setKioskPin } from '../../../src/contract/kiosk/kiosk.ts'
import { readStaffAudit } from '../../../src/contract/staff/staff-audit.ts'
import { readHours, setHours } from '../../../src/contract/staff/staff-hours.ts'
import {
  addStaffMember,
  confirmStaff,
  endStaffSession,
  readStaffMember,
  readStaffMembers,
  requestStaffPassword,
  setStaffMember,
  setStaffPassword,
  signInStaff
} from '../../../src/contract/staff/staff-member.ts'
import { setOpen } from '../../../src/contract/staff/staff-board.ts'
import { by } from '../support/loyalty.ts'
import { openLivelyShop } from '../support/order-life.ts'
import { good } from '../support/people.ts'

const shop = await openLivelyShop()
const [maya, theo] = demoStaff as [(typeof demoStaff)[number], (typeof demoStaff)[number]]
const location = 'queen-west'

const lastMail = async (to: string) => {
  await expect.poll(async () => (await shop.mailsTo(to)).length).toBeGreaterThan(0)
  return (await shop.mailsTo(to))[0]?.body ?? ''
}

const begin = (email: string, password = demoStaffPassword) => shop.to(signInStaff, { body: { email, password } })
const confirm = (challenge: string, code: string) => shop.to(confirmStaff, { body: { challenge, code } })

/** Returns the code of a challenge, once it has arrived. */
async function codeOf(email: string, count: number): Promise<string> {
  await expect.poll(async () => (await shop.mailsTo(email)).length).toBe(count)
  return /\b\d{6}\b/.exec((await shop.mailsTo(email))[0]?.body ?? '')?.[0] ?? ''
}

async function signIn(email: string, password = demoStaffPassword) {
  const before = (await shop.mailsTo(email)).length
  const { payload } = await begin(email, password)
  const { payload: session } = await confirm(payload.challenge, await codeOf(email, before + 1))
  return { ...session, headers: by(session.token) }
}

describe('a sign-in', () => {
  test('takes a password and the code that is sent, and opens a session for a shift', async () => {
    const { member, headers, token } = await signIn(maya.email.toUpperCase().replace('MAYA', 'Maya'))
    expect(member).toMatchObject({ name: maya.name, email: maya.email, role: 'manager' })
    expect((await shop.to(readStaffMember, { headers })).payload).toEqual(member)
    expect(JSON.stringify(await shop.db.select().from(staffSessions))).not.toContain(token)
    const before = shop.time.now
    shop.time.now = new Date(before.getTime() + SESSION_HOURS * 3_600_000)
    expect((await shop.to(readStaffMember, { headers })).status).toBe(401)
    shop.time.now = before
    await shop.to(endStaffSession, { headers })
    expect((await shop.to(readStaffMember, { headers })).status).toBe(401)
  })

  test('answers a wrong password and an unknown address alike, and sends nothing', async () => {
    const sent = (await shop.mailsTo(theo.email)).length
    const [wrong, unknown] = [await begin(theo.email, 'wrong'), await begin('nobody@shop.example', 'wrong')]
    for (const { status, failure } of [wrong, unknown])
      expect([status, failure.fields]).toEqual([422, { password: 'wrong' }])
    expect((await shop.mailsTo(theo.email)).length).toBe(sent)
    await shop.db.delete(attempts)
  })

  test('is refused after five wrong passwords, also with the right one', async () => {
    for (let guess = 0; guess < 5; guess++) await begin(theo.email, `guess ${guess}`)
    const { status, failure } = await begin(theo.email)
    expect([status, failure.code]).toEqual([429, 'rate_limited'])
    await shop.db.delete(attempts)
  })

  test('is refused after five wrong codes, and with a code that was used', async () => {
    const sent = (await shop.mailsTo(theo.email)).length
    const { challenge } = (await begin(theo.email)).payload
    const code = await codeOf(theo.email, sent + 1)
    const other = code === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess++)
      expect((await confirm(challenge, other)).failure.fields).toEqual({ code: 'wrong' })
    expect((await confirm(challenge, code)).status).toBe(410)
    const next = (await begin(theo.email)).payload.challenge
    const right = await codeOf(theo.email, sent + 2)
    expect((await confirm(next, right)).status).toBe(200)
    expect((await confirm(next, right)).status).toBe(410)
    await shop.db.delete(attempts)
  })

  test('of the staff is none of a shopper: their code opens no shopper’s session', async () => {
    const sent = (await shop.mailsTo(theo.email)).length
    const { challenge } = (await begin(theo.email)).payload
    const code = await codeOf(theo.email, sent + 1)
    expect((await shop.to(signInByCode, { body: { challenge, code } })).status).toBe(410)
    expect((await confirm(challenge, code)).status).toBe(200)
  })
})

describe('roles', () => {
  test('let staff pause and set stock, but not edit hours, accounts or read the audit log', async () => {
    const { headers } = await signIn(theo.email)
    const hours = (await shop.to(readHours, { params: { location }, headers })).payload
    const pause = { params: { location }, body: { isOpen: false, pause: '15' as const }, headers }
    expect((await shop.to(setOpen, pause)).status).toBe(200)
    expect((await shop.open(true, headers)).status).toBe(200)
    expect((await shop.stock('mango', { stock: 7, available: true }, headers)).status).toBe(200)
    const body = { name: 'Eve', email: 'eve@shop.example', role: 'manager' as const }
    for (const refused of [
      await shop.to(setHours, { params: { location }, body: hours, headers }),
      await shop.to(readStaffMembers, { headers }),
      await shop.to(addStaffMember, { body, headers }),
      await shop.to(readStaffAudit, { headers })
    ])
      expect([refused.status, refused.failure.code, refused.failure.message]).toEqual([
        403,
        'forbidden',
        'You don’t have the right to do this. Ask a manager.'
      ])
  })

  test('are set by managers, who can’t change their own account', async () => {
    const { headers, member } = await signIn(maya.email)
    const { members } = (await shop.to(readStaffMembers, { headers })).payload
    const other = members.find(({ email }) => email === theo.email)
    const change = (id: string, role: 'manager' | 'staff', isActive = true) =>
      shop.to(setStaffMember, { params: { member: id }, body: { role, isActive }, headers })
    expect((await change(other?.id ?? '', 'manager')).payload).toMatchObject({ role: 'manager', isActive: true })
    await change(other?.id ?? '', 'staff')
    const own = await change(member.id ?? '', 'staff')
    expect([own.status, own.failure.message]).toEqual([409, 'You can’t change your own account. Ask another manager.'])
    expect((await change(newId(), 'staff')).status).toBe(404)
  })

  test('end with the account: its sessions end immediately', async () => {
    const { headers } = await signIn(maya.email)
    const person = await signIn(theo.email)
    const change = (isActive: boolean) =>
      shop.to(setStaffMember, {
        params: { member: person.member.id ?? '' },
        body: { role: 'staff', isActive },
        headers
      })
    await change(false)
    expect((await shop.to(readStaffMember, { headers: person.headers })).status).toBe(401)
    expect((await begin(theo.email)).status).toBe(422)
    await change(true)
    expect((await shop.to(readStaffMember, { headers: person.headers })).status).toBe(401)
    await shop.db.delete(attempts)
  })

  test('end with the account: links and codes that were sent before stay dead once it is reopened', async () => {
    const { headers } = await signIn(maya.email)
    const [theoRow] = await shop.db.select().from(staffMembers).where(eq(staffMembers.email, theo.email))
    const before = (await shop.mailsTo(theo.email)).length
    const { challenge } = (await begin(theo.email)).payload
    const code = await codeOf(theo.email, before + 1)
    await shop.to(requestStaffPassword, { body: { email: theo.email } })
    await expect.poll(async () => (await shop.mailsTo(theo.email)).length).toBe(before + 2)
    const link = /#password=([\w-]{43})/.exec((await shop.mailsTo(theo.email))[0]?.body ?? '')?.[1] ?? ''
    for (const isActive of [false, true])
      await shop.to(setStaffMember, {
        params: { member: theoRow?.id ?? '' },
        body: { role: 'staff', isActive },
        headers
      })
    expect((await shop.to(setStaffPassword, { body: { token: link, password: good } })).status).toBe(404)
    expect((await confirm(challenge, code)).status).toBe(410)
    await shop.db.delete(attempts)
  })

  test('without the right for something are refused, which is audited', async () => {
    await shop.db.delete(staffAudit)
    const { headers } = await signIn(theo.email)
    const hours = (await shop.to(readHours, { params: { location }, headers })).payload
    const body = { name: 'Noor H.', email: 'noor@shop.example', role: 'manager' as const }
    const refused = [
      await shop.to(setHours, { params: { location }, body: hours, headers }),
      await shop.to(addStaffMember, { body, headers }),
      await shop.to(setStaffMember, { params: { member: 'x' }, body: { role: 'staff', isActive: false }, headers }),
      await shop.to(readStaffMembers, { headers }),
      await shop.to(readStaffAudit, { headers }),
      await shop.to(setKioskPin, { params: { location }, body: { pin: '1357' }, headers }),
      await shop.to(forgetKioskPinTries, { params: { location }, headers })
    ]
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([403]))
    const entries = await shop.db.select().from(staffAudit).where(eq(staffAudit.ok, false))
    expect(entries.map(({ action, detail }) => [action, detail]).sort()).toEqual([
      ['refused', 'DELETE locations/:location/kiosk-pin/tries'],
      ['refused', 'GET audit'],
      ['refused', 'GET members'],
      ['refused', 'POST members'],
      ['refused', 'PUT locations/:location/hours'],
      ['refused', 'PUT locations/:location/kiosk-pin'],
      ['refused', 'PUT members/:member']
    ])
    expect(entries.every(({ memberName }) => memberName === theo.name)).toBe(true)
    await shop.db.delete(attempts)
  })
})

describe('an invitation', () => {
  test('brings a link with which a person chooses a password, once', async () => {
    const headers = by('staff')
    const email = `${newId().slice(0, 8)}@shop.example`
    const body = { name: 'Noor H.', email, role: 'staff' as const }
    expect((await shop.to(addStaffMember, { body, headers })).payload).toMatchObject({ hasPassword: false })
    const twice = await shop.to(addStaffMember, { body: { ...body, email: email.toUpperCase() }, headers })
    expect([twice.status, twice.failure.message]).toEqual([422, 'This email address already has a staff account.'])
    const link = /https?:\S+\/staff#password=([\w-]{43})/.exec(await lastMail(email))
    const token = link?.[1] ?? ''
    const choose = (password: string) => shop.to(setStaffPassword, { body: { token, password } })
    expect((await choose('password12')).failure.fields).toEqual({ password: 'guessable' })
    expect((await choose(good)).payload).toEqual({ email })
    expect((await choose(good)).status).toBe(410)
    const { member } = await signIn(email, good)
    expect(member).toMatchObject({ name: 'Noor H.', role: 'staff' })
  })

  test('and a reset expire, and a reset ends sessions and is sent to known addresses only', async () => {
    const person = await signIn(theo.email)
    const ask = (email: string) => shop.to(requestStaffPassword, { body: { email } })
    expect([(await ask(theo.email)).status, (await ask('nobody@shop.example')).status]).toEqual([200, 200])
    await expect.poll(async () => (await shop.mailsTo(theo.email))[0]?.body).toContain('#password=')
    const token = /#password=([\w-]{43})/.exec((await shop.mailsTo(theo.email))[0]?.body ?? '')?.[1] ?? ''
    expect(await shop.mailsTo('nobody@shop.example')).toEqual([])
    const before = shop.time.now
    shop.time.now = new Date(before.getTime() + 3_600_000)
    expect((await shop.to(setStaffPassword, { body: { token, password: good } })).status).toBe(410)
    shop.time.now = before
    expect((await shop.to(setStaffPassword, { body: { token, password: good } })).status).toBe(200)
    expect((await shop.to(readStaffMember, { headers: person.headers })).status).toBe(401)
  })
})

test('every action is in the audit list, newest first, with the names of the records it affected', async () => {
  await shop.db.delete(staffAudit)
  const { headers } = await signIn(maya.email)
  const order = await shop.placed()
  await shop.bring(order.id, 'confirmed')
  await shop.stock('mango', { stock: 3, available: true }, headers)
  await shop.open(true, headers)
  const { entries } = (await shop.to(readStaffAudit, { headers })).payload
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['open', 'order-status', 'sign-in', 'stock'])
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'sign-in', member: maya.name, ok: true }),
      expect.objectContaining({ action: 'order-status', member: 'Demo', order: order.number, detail: 'confirmed' }),
      expect.objectContaining({ action: 'stock', location: 'Queen West', product: expect.stringMatching(/^Mango, /) })
    ])
  )
  const older = await shop.to(readStaffAudit, { query: { after: entries[0]?.id ?? '' }, headers })
  expect(older.payload.entries).toEqual(entries.slice(1))
})

test('a token from before there were accounts still does everything', async () => {
  const [kept] = await shop.db
    .insert(staffMembers)
    .values({ name: 'Old tablet', tokenHash: newId(), createdAt: shop.time.now })
    .returning()
  expect(kept).toMatchObject({ role: 'manager', email: null })
  expect(
    (
      await shop.db
        .select()
        .from(staffMembers)
        .where(eq(staffMembers.id, kept?.id ?? ''))
    )[0]?.role
  ).toBe('manager')
})
