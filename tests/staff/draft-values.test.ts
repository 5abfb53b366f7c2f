import { beforeAll, expect, it } from 'vitest'
import { addMessages } from '../../src/i18n/messages.ts'
import { $locale } from '../../src/i18n/locale.ts'
import { valueText } from '../../src/staff/catalogue/drafts/field-words.ts'
import english from '../../src/staff/catalogue/messages/en-CA.json'

const facts = {
  locale: 'en-CA' as const,
  store: { timezone: 'America/Toronto' },
  categories: [],
  storeName: (slug: string) => slug
}

// The texts of the part come when one of its screens is drawn.
beforeAll(() => {
  addMessages('en-CA', 'first', english)
  $locale.set('en-CA')
})

it.each([
  ['times', 'always'],
  ['methods', 'all'],
  ['locations', 'all'],
  ['freeFrom', 'never'],
  ['hours', 'as the store’s'],
  ['pickupCutOff', 'closing time'],
  ['deliveryCutOff', 'closing time'],
  ['most', 'no limit'],
  ['perPerson', 'no limit'],
  ['picture', 'nothing']
])('a change to no value of %s reads “%s”', (name, text) => {
  expect(valueText(name, null, facts)).toBe(text)
})
