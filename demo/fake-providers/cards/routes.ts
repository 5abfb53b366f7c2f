import { Hono } from 'hono'
import { nullish, number, object, picklist, pipe, safeParse, string, transform } from 'valibot'
import { bankPage } from './bank-page.ts'
import { createBank, type Held, isCardNumber, fakeBankSecret } from './bank.ts'
import { fieldsPage } from './fields-page.ts'
import { readerRoutes } from './reader-routes.ts'
import { walletPage } from './wallet-page.ts'

const typed = object({
  number: pipe(
    string(),
    transform(text => text.replace(/\D/g, ''))
  ),
  expiry: string(),
  code: string()
})
const asked = object({
  amount: number(),
  currency: string(),
  token: string(),
  key: string(),
  language: nullish(picklist(['en', 'fr']), 'en')
})

/** A capture of less than the amount held. */
const captured = object({ amount: number() })
const refunded = object({ key: string(), amount: number() })

/**
 * A small fake card provider: hosted fields, tokens, a payments API for the shop's server, and a bank with 3-D Secure.
 */
export function fakeCardRoutes(origin: string): Hono {
  const bank = createBank()
  const app = new Hono().basePath('/cards')
  const view = ({ id, status, amount, reason, brand, last4, refunds }: Held) => {
    return {
      id,
      status,
      amount,
      reason,
      brand,
      last4,
      refunded: [...refunds.values()].reduce((sum, cents) => sum + cents, 0),
      url: status === 'challenge' ? `${origin}/cards/bank/${id}` : null
    }
  }

  app.get('/fields', async c => c.html(await fieldsPage(c.req.query())))
  app.get('/wallet', async c => c.html(await walletPage(c.req.query())))

  app.post('/tokens', async c => {
    const card = safeParse(typed, await c.req.json().catch(() => undefined))
    if (!card.success || !isCardNumber(card.output.number)) return c.json({ error: 'number' }, 422)
    return c.json({ token: bank.keep(card.output) })
  })

  for (const path of ['/payments/*', '/checkouts/*'])
    app.use(path, async (c, next) => {
      if (c.req.header('authorization') !== `Bearer ${fakeBankSecret}`) return c.json({ error: 'unauthorized' }, 401)
      return next()
    })

  app.post('/payments', async c => {
    const wish = safeParse(asked, await c.req.json().catch(() => undefined))
    const held = wish.success ? bank.hold(wish.output) : undefined
    if (!held) return c.json({ error: 'token' }, 404)
    // Simulates a provider outage: the payment is authorised, but the response never arrives.
    if (held.behaviour === 'silent') return new Promise<Response>(() => {})
    return c.json(view(held))
  })

  app.get('/payments/:name', c => {
    const held = bank.find(c.req.param('name'))
    return held ? c.json(view(held)) : c.json({ error: 'unknown' }, 404)
  })

  app.post('/payments/:name/:verb{capture|void}', async c => {
    const held = bank.find(c.req.param('name'))
    if (!held) return c.json({ error: 'unknown' }, 404)
    const less = safeParse(captured, await c.req.json().catch(() => undefined))
    if (less.success && held.status === 'authorised') held.amount = Math.min(held.amount, less.output.amount)
    if (c.req.param('verb') === 'void') held.status = 'voided'
    else if (held.status === 'authorised') held.status = 'captured'
    return c.json(view(held))
  })

  app.post('/payments/:name/refund', async c => {
    const held = bank.find(c.req.param('name'))
    const refund = safeParse(refunded, await c.req.json().catch(() => undefined))
    if (!held || !refund.success) return c.json({ error: 'unknown' }, 404)
    const { key, amount } = refund.output
    const others = [...held.refunds].reduce((sum, [own, cents]) => (own === key ? sum : sum + cents), 0)
    if (held.status !== 'captured' || others + amount > held.amount) return c.json({ error: 'amount' }, 422)
    held.refunds.set(key, amount)
    return c.json(view(held))
  })

  app.get('/bank/:name', async c => {
    const held = bank.find(c.req.param('name'))
    return held ? c.html(await bankPage(held, 'inner' in c.req.query())) : c.text('This payment has ended.', 404)
  })

  app.post('/bank/:name', async c => {
    const held = bank.find(c.req.param('name'))
    if (!held) return c.text('This payment has ended.', 404)
    const { answer } = await c.req.parseBody()
    if (held.status === 'challenge') {
      held.status = answer === 'approve' ? 'authorised' : 'refused'
      held.reason = answer === 'approve' ? null : 'declined'
    }
    return c.html(await bankPage(held))
  })

  readerRoutes(app, bank)
  return app
}
