import { expect } from 'vitest'
import { shop, tag, test } from '../support/shop.ts'
import { passGate } from '../support/shopper.ts'

// Queen West is open from 9 am to 11 pm on Fridays.
const friday = (time: string) => `2026-11-20T${time}-05:00`
const french = tag.replace(' data-api', ' data-locale="fr-CA" data-api')

test.each([
  ['in English', tag, 'OPEN', '09:00 am - 11:00 pm (CLOSED)'],
  ['in French', french, 'OUVERT', '9 h - 23 h (FERMÉ)']
])(
  'the label flips to CLOSED at closing time while the page stays open, %s (SPEC A4)',
  async (_, script, open, closed) => {
    const { page } = shop
    await page.clock.install({ time: new Date(friday('22:30:00')) })
    await shop.openPage(`<main>${script}</main>`, { hash: '#/queen-west' })
    await passGate(page)
    const head = page.getByRole('heading', { level: 1 }).locator('..')
    await head.getByText(open, { exact: true }).waitFor()
    await page.evaluate(() => document.body.setAttribute('data-stayed', ''))

    await page.clock.pauseAt(new Date(friday('22:59:30')))
    await page.clock.runFor(29_000)
    expect(await head.innerText()).toContain(open)
    await page.clock.runFor(2000)
    await head.getByText(closed, { exact: true }).waitFor()
    expect(await head.getByText(open, { exact: true }).count()).toBe(0)
    expect(await page.locator('body[data-stayed]').count()).toBe(1)
  }
)
