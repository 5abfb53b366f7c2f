import { expect, test } from 'vitest'
import { readShelfTexts } from '../../../src/contract/catalog/shelf-texts.ts'
import { openDrafting } from './support/drafting.ts'
import { business } from './support/store-edits.ts'

const shop = await openDrafting()
const groups = [['bubble hash', 'hasch à l’eau']]
const words = async () => (await shop.to(readShelfTexts, { params: { location: 'queen-west' } })).payload.searchWords

test('the retailer’s words of the search are in no public read before they are published, and undoing takes them away', async () => {
  const before = await shop.publicReads()
  const draft = await shop.drafted(business({ searchWords: groups }))
  expect(await shop.publicReads()).toEqual(before)
  await shop.publish(draft)
  expect(await words()).toEqual(groups)
  await shop.undo(draft)
  expect(await words()).toEqual([])
})
