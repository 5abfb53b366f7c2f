import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { locations } from '../../demo/catalogue/locations.ts'
import { people } from '../../demo/catalogue/people.ts'
import { promos } from '../../demo/catalogue/promos.ts'
import { createBank, isCardNumber } from '../../demo/fake-providers/cards/bank.ts'
import { codesIn, rowsIn, section } from './support/docs.ts'

const page = 'docs/demo.md'
const yes = (is: boolean) => (is ? 'yes' : 'no')

describe('the page about the demo shop', () => {
  test('lists every store with its features', () => {
    const expected = locations.map(store => [
      store.name.en,
      `\`${store.slug}\``,
      yes(store.pickupSettings.isEnabled),
      yes(store.curbsideSettings?.isEnabled ?? false),
      yes(store.deliverySettings.isEnabled),
      yes(store.deliverySettings.afterHoursOrdering ?? true),
      yes(store.cards !== null),
      yes(store.features.loyalty && store.features.tips)
    ])
    expect(rowsIn(section(page, 'Stores'))).toEqual(expected)
  })

  test('lists everyone who can sign in', () => {
    const languages = { en: 'English', fr: 'French' }
    const rows = rowsIn(section(page, 'People')).map(([link, ...rest]) => [codesIn(link)[0], ...rest])
    expect(rows).toEqual(
      people.map(({ key, firstName, lastName, language, points }) => [
        `/demo/sign-in?as=${key}`,
        `${firstName} ${lastName}`,
        languages[language],
        String(points)
      ])
    )
  })

  test('lists every promo code, and which ones are refused and why', () => {
    const rows = rowsIn(section(page, 'Promo codes'))
    expect(rows.map(([code]) => code)).toEqual(promos.map(({ code }) => `\`${code}\``))
    const refusals = promos.map(({ startsIn = 0, endsIn = 1, most, uses = 0 }) => {
      if (endsIn <= 0) return 'refused: expired'
      if (startsIn > 0) return 'refused: not valid yet'
      return uses === most ? 'refused: used up' : undefined
    })
    expect(rows.map(([, what]) => (what?.startsWith('refused') ? what : undefined))).toEqual(refusals)
  })

  test('lists the effect of each test card', () => {
    const said: Record<string, string> = {
      authorised: 'accepted',
      declined: 'declined',
      funds: 'insufficient funds',
      challenge: 'the bank asks for confirmation',
      storing: 'the bank asks on a page that needs storage',
      nested: 'the bank asks in a frame of its page, which works in a new window only',
      silent: 'the payment provider never answers'
    }
    const rows = rowsIn(section(page, 'Cards')).map(([number, what]) => [codesIn(number)[0], what])
    expect(rows).toHaveLength(7)
    for (const [number = '', what] of rows) {
      const digits = number.replaceAll(' ', '')
      expect(isCardNumber(digits)).toBe(true)
      const bank = createBank()
      const token = bank.keep({ number: digits, expiry: '12/40', code: '123' })
      const held = bank.hold({ token, key: 'k', amount: 1, currency: 'CAD', language: 'en' })
      const isTold = held?.status === 'authorised' && held.behaviour !== 'silent'
      const outcome = isTold ? held.status : (held?.reason ?? held?.behaviour ?? '')
      expect([number, what]).toEqual([number, said[outcome]])
    }
  })

  test('lists host pages that exist', () => {
    const pages = rowsIn(section(page, 'Host pages')).flatMap(([cell]) => codesIn(cell))
    expect(pages.length).toBeGreaterThan(3)
    expect(pages.filter(one => !existsSync(`demo${one}`))).toEqual([])
  })
})
