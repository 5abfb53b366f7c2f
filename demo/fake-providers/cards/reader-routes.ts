import type { Hono } from 'hono'
import { nullish, number, object, picklist, safeParse, string } from 'valibot'
import type { createBank } from './bank.ts'
import { readerPage } from './reader-page.ts'
import { type Checkout, createReaders, type Press } from './readers.ts'

const asked = object({
  device: string(),
  amount: number(),
  currency: string(),
  key: string(),
  language: nullish(picklist(['en', 'fr']), 'en')
})

/** A reader that never answers the shop, as if the provider were down. */
const SILENT = 'silent'

const view = ({ id, status, amount, reason, held }: Checkout) => {
  const [payment, brand, last4] = [held?.id ?? null, held?.brand ?? null, held?.last4 ?? null]
  return { id, status, amount, reason, payment, brand, last4 }
}

const isPress = (answer: unknown): answer is Press =>
  answer === 'approve' || answer === 'decline' || answer === 'cancel'

/**
 * Serves the card readers of the fake provider: checkouts for the shop's server, and a page for each device, on which a
 * person or a test plays the customer.
 */
export function readerRoutes(app: Hono, bank: ReturnType<typeof createBank>): void {
  const readers = createReaders(bank)

  app.post('/checkouts', async c => {
    const wish = safeParse(asked, await c.req.json().catch(() => undefined))
    if (!wish.success) return c.json({ error: 'invalid' }, 422)
    const checkout = readers.start(wish.output)
    if (checkout.device === SILENT) return new Promise<Response>(() => {})
    return c.json(view(checkout))
  })

  app.get('/checkouts/:name', c => {
    const checkout = readers.find(c.req.param('name'))
    return checkout ? c.json(view(checkout)) : c.json({ error: 'unknown' }, 404)
  })

  app.post('/checkouts/:name/cancel', c => {
    const checkout = readers.find(c.req.param('name'))
    if (!checkout) return c.json({ error: 'unknown' }, 404)
    readers.press(checkout, 'cancel')
    return c.json(view(checkout))
  })

  app.get('/readers/:device', async c => {
    const device = c.req.param('device')
    return c.html(await readerPage(device, readers.shownOn(device)))
  })

  app.get('/readers/:device/shown', c => c.text(readers.shownOn(c.req.param('device'))?.id ?? ''))

  app.post('/readers/:device', async c => {
    const { answer } = await c.req.parseBody()
    const shown = readers.shownOn(c.req.param('device'))
    if (shown && isPress(answer)) readers.press(shown, answer)
    return c.redirect(c.req.path, 303)
  })
}
