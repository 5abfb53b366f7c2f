import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails } from '../../../src/server/db/schema.ts'
import {
  forgotPassword,
  renewLink,
  renewVerify,
  requestCode,
  signInByPassword,
  signUp,
  verifyEmail
} from '../../../src/contract/account/account.ts'
import { createCart } from '../../../src/contract/cart/cart.ts'
import {
  changePassword,
  deleteMe,
  exportMe,
  saveAddress,
  sendPhoneCode,
  updateMe,
  verifyPhone
} from '../../../src/contract/account/me.ts'
import { endSession, readSession } from '../../../src/contract/account/session.ts'
import { readSignup, setPassword } from '../../../src/contract/account/signup.ts'
import { otherThan, peopleOf } from '../support/people.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const people = peopleOf(shop)
const password = 'a password that nobody sees'

/** Runs a query whose rows have the same form in both databases. */
async function rowsOf(query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = (await shop.db.execute(query)) as { rows: { text: string }[] }
  return rows.map(row => row.text)
}

/** Returns the whole database as text. */
async function dump(): Promise<string> {
  const tables = await rowsOf(
    sql`select table_name as text from information_schema.tables where table_schema = 'public'`
  )
  expect(tables).toEqual(expect.arrayContaining(['accounts', 'sessions', 'signup_links', 'idempotency_keys', 'orders']))
  const texts = await Promise.all(
    tables.map(table => rowsOf(sql`select t::text as text from ${sql.identifier(table)} t`))
  )
  return texts.flat().join('\n')
}

test('no token and no password is kept anywhere in the database', async () => {
  const [session, link, unused] = [await shop.signIn(), await shop.signUp(), await shop.signUp()]
  const bearer = { Authorization: `Bearer ${session}` }
  const { token } = (await shop.to(setPassword, { body: { signup_token: link, password } })).payload
  const body = { location: 'queen-west', method: 'pickup' as const }
  await shop.to(createCart, { body, headers: { ...bearer, 'Idempotency-Key': 'once' } })
  const kept = await dump()
  expect(kept).toContain('alex.moreau@lindenandslate.example')
  for (const secret of [session, link, unused, token, password]) {
    expect(kept).not.toContain(secret)
    expect(kept).not.toContain(Buffer.from(secret).toString('hex'))
    expect(kept).not.toContain(Buffer.from(secret).toString('base64'))
  }
})

/** Runs every account flow once, and returns the secrets and personal data involved. */
async function liveThrough() {
  const query = { locale: 'fr-CA' }
  const headersOf = (token: string) => ({ Authorization: `Bearer ${token}` })
  const body = people.newcomer({ first_name: 'Ottoline', last_name: 'Quesnel', phone: '+1 506 555 0133', password })
  const begun = (await shop.to(signUp, { body, query })).payload.challenge
  const codes = [await people.codeTo(body.email)]
  await people.check(begun, otherThan(codes[0] ?? ''))
  const first = (await people.check(begun, codes[0] ?? '')).payload.token
  await shop.to(signUp, { body, query })
  codes.push(await people.codeTo(body.email))
  const { email } = body
  const shown = (await shop.to(sendPhoneCode, { headers: headersOf(first), body: {} })).payload.challenge
  codes.push(await people.codeTo(body.phone))
  await shop.to(verifyPhone, { headers: headersOf(first), body: { challenge: shown, code: codes.at(-1) ?? '' } })
  const challenge = (await shop.to(requestCode, { body: { to: body.phone } })).payload.challenge
  codes.push(await people.codeTo(body.phone))
  await shop.to(signInByPassword, { body: { email, password: 'not the password' } })
  const second = (await shop.to(signInByPassword, { body: { email, password } })).payload.token
  await shop.to(forgotPassword, { body: { email }, query })
  const reset = (await people.linkTo(email)).searchParams.get('signup_token') ?? ''
  await shop.to(renewLink, { body: { signup_token: reset } })
  const renewed = (await people.linkTo(email)).searchParams.get('signup_token') ?? ''
  const another = 'quartz ember violin 4'
  const third = (await shop.to(setPassword, { body: { signup_token: renewed, password: another } })).payload.token
  const headers = headersOf(third)
  const next = people.newcomer().email
  const { dob: _, password: __, ...profile } = body
  await shop.to(updateMe, { body: { ...profile, email: next }, headers })
  const asked = (await people.linkTo(next)).searchParams.get('token') ?? ''
  await shop.to(renewVerify, { body: { token: asked } })
  const verify = (await people.linkTo(next)).searchParams.get('token') ?? ''
  await shop.to(verifyEmail, { body: { token: verify } })
  await shop.to(changePassword, { body: { current: another, password: 'violin maple orchid 8' }, headers })
  const address = { label: 'Home', line1: '9 Chemin Privé', unit: null, city: 'Dieppe', province: 'NB' }
  const home = { ...address, postalCode: 'E1A 1A1', notes: null }
  await shop.to(saveAddress, { params: { address: 'home' }, body: home, headers })
  await shop.to(exportMe, { headers })
  await people.mailsTo()
  const secrets = [begun, shown, challenge, first, second, third, reset, renewed, asked, verify]
  const passwords = [password, another, 'violin maple orchid 8', 'not the password']
  return {
    secrets: [...secrets, ...passwords],
    codes,
    headers,
    personal: [email, next, 'Ottoline', 'Quesnel', body.phone, '5550133', 'Chemin Privé']
  }
}

test('no code, token or password of any flow is kept in the database, and nothing personal is in the log', async () => {
  const { secrets, codes, headers, personal } = await liveThrough()
  // Emails contain codes and links by design; the demo's mailbox stores them in place of a mail server.
  await shop.db.delete(mails)
  const kept = await dump()
  expect(kept).toContain('Ottoline')
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5)
    for (const form of ['utf8', 'hex', 'base64'] as const)
      expect(kept).not.toContain(Buffer.from(secret).toString(form))
  }
  // Microseconds have six digits too.
  const said = kept.replace(/:\d\d\.\d+/g, '')
  for (const code of codes) expect(said).not.toMatch(new RegExp(`\\b${code}\\b`))
  await shop.db.execute(sql`alter table audit rename to away`)
  const failed = [
    await shop.to(updateMe, { body: { ...people.newcomer(), first_name: 'Ottoline' }, headers }),
    await shop.to(signInByPassword, { body: { email: personal[1] ?? '', password: 'not the password' } }),
    await shop.to(exportMe, { headers }),
    await shop.to(deleteMe, { body: { password: 'violin maple orchid 8' }, headers })
  ]
  await people.mailsTo()
  await shop.db.execute(sql`alter table away rename to audit`)
  expect(failed.map(one => one.status)).toEqual([500, 500, 500, 500])
  await shop.db.execute(sql`alter table mails rename to away`)
  await shop.to(requestCode, { body: { to: personal[1] ?? '' } })
  await fetch(`${shop.url}/mailbox.json`)
  await shop.db.execute(sql`alter table away rename to mails`)
  await shop.to(deleteMe, { body: { password: 'violin maple orchid 8' }, headers })
  const logged = shop.logged.join('\n')
  expect(logged).toContain('PUT /v1/me failed')
  expect(logged).toContain('Sending a code failed')
  for (const secret of [...secrets, ...personal]) expect(logged).not.toContain(secret)
  for (const code of codes) expect(logged).not.toMatch(new RegExp(`\\b${code}\\b`))
})

test('tokens have 256 bits and are never the same', async () => {
  const tokens = [await shop.signIn(), await shop.signIn(), await shop.signUp(), await shop.signUp()]
  expect(new Set(tokens).size).toBe(4)
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  }
})

test('no token, password or value of a row is in a log line or in an error’s answer, whatever fails inside', async () => {
  const [session, link] = [await shop.signIn(), await shop.signUp()]
  const headers = { Authorization: `Bearer ${session}` }
  const body = { signup_token: link }
  const { email } = (await shop.to(readSignup, { body })).payload
  const told: string[] = []
  for (const table of ['sessions', 'signup_links', 'accounts']) {
    await shop.db.execute(sql.raw(`alter table ${table} rename to away`))
    for (const answer of [
      await shop.to(readSession, { headers }),
      await shop.to(endSession, { headers }),
      await shop.to(createCart, { headers, body: { location: 'queen-west', method: 'pickup' } }),
      await shop.to(readSignup, { body }),
      await shop.to(setPassword, { body: { ...body, password } })
    ]) {
      told.push(JSON.stringify(answer.status >= 400 ? answer.failure : 'done'))
    }
    await shop.db.execute(sql.raw(`alter table away rename to ${table}`))
  }
  const failed = `{"message":"Something went wrong, please try again later.","code":"unavailable"}`
  expect(told.filter(one => one === failed).length).toBeGreaterThan(8)
  const logged = shop.logged.join('\n')
  for (const line of ['GET /v1/session', 'DELETE /v1/session', 'POST /v1/signup', 'PUT /v1/signup/password']) {
    expect(logged).toContain(`${line} failed`)
  }
  for (const secret of [session, link, password, email, '$argon2id$', 'params']) {
    expect(logged).not.toContain(secret)
    expect(told.join('\n')).not.toContain(secret)
  }
})
