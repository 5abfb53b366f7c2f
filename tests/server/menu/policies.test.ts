import { afterAll, expect, test } from 'vitest'
import { business, type StoredPolicies } from '../../../src/server/db/schema.ts'
import { readBusiness } from '../../../src/contract/store/business.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const read = async (locale: string) => (await shop.to(readBusiness, { query: { locale } })).payload.business.policies
const set = (policies: StoredPolicies | null) => shop.db.update(business).set({ policies })
afterAll(() => set(null))

const privacy = { en: 'https://www.shop.example.com/privacy', fr: 'https://www.shop.example.com/fr/vie-privee' }

test('the business has the addresses of its policies in the language of the reply', async () => {
  expect(await read('en-CA')).toBeUndefined()
  await set({ privacy, terms: 'https://www.shop.example.com/terms' })
  expect(await read('en-CA')).toEqual({ privacy: privacy.en, terms: 'https://www.shop.example.com/terms' })
  expect(await read('fr-CA')).toEqual({ privacy: privacy.fr, terms: 'https://www.shop.example.com/terms' })
  await set({ privacy, terms: null })
  expect(await read('fr-CA')).toEqual({ privacy: privacy.fr })
})
