import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createCart } from '../../src/contract/cart.ts'
import { endSession, readSession, readSignup, setPassword } from '../../src/contract/session.ts'
import { openShop } from './support/shop.ts'

const shop = await openShop()
const password = 'a password that nobody sees'

/** Runs a query whose rows come alike from both databases. */
async function rowsOf(query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = (await shop.db.execute(query)) as { rows: { text: string }[] }
  return rows.map(row => row.text)
}

/** All that the database holds, as text. */
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
  for (const secret of [session, link, password, email, '$scrypt$', 'params']) {
    expect(logged).not.toContain(secret)
    expect(told.join('\n')).not.toContain(secret)
  }
})
