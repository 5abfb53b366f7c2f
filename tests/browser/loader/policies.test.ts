import { expect } from 'vitest'
import { coreIf, shop, tag, test } from '../support/shop.ts'
import { confirmAge, passGate } from '../support/shopper.ts'

const withNonce = tag.replace('<script', '<script nonce="abc"')
const refused = () => shop.complaints.filter(text => /Content Security Policy/.test(text))

const policies = [
  ['a nonce and strict-dynamic', "script-src 'nonce-abc' 'strict-dynamic'"],
  ['a nonce', "script-src 'nonce-abc'"],
  ['a list of hosts', "script-src 'self'"]
] as const
for (const [name, scripts] of policies)
  test(`it works under a content security policy with ${name}`, coreIf(name.includes('strict')), async () => {
    await shop.openPage(`<main>${withNonce}</main>`, {
      hash: '#/queen-west',
      headers: { 'Content-Security-Policy': `default-src 'none'; ${scripts}; connect-src 'self'; img-src 'self'` }
    })
    await passGate(shop.page)
    await shop.page.getByRole('heading', { level: 3 }).first().waitFor()
    expect(refused()).toEqual([])
  })

test(
  'the nonce of the tag lets in its styles where the browser has no constructed style sheets',
  { tags: 'core' },
  async () => {
    const { page } = shop
    await page.addInitScript(() => {
      for (const place of [Document, ShadowRoot]) Reflect.deleteProperty(place.prototype, 'adoptedStyleSheets')
    })
    await confirmAge(shop)
    await shop.openPage(`<main>${withNonce}</main>`, {
      hash: '#/queen-west',
      headers: {
        'Content-Security-Policy':
          "default-src 'none'; script-src 'nonce-abc'; style-src 'nonce-abc'; connect-src 'self'; img-src 'self'"
      }
    })
    const add = page.getByRole('button', { name: /^add/i }).first()
    await add.waitFor()
    expect(await add.evaluate(button => getComputedStyle(button).borderRadius)).not.toBe('0px')
    expect(refused()).toEqual([])
  }
)
