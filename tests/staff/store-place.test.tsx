import { beforeEach, expect, it, vi } from 'vitest'
import { editDraft } from '../../src/contract/staff/drafts.ts'
import { readStoreSettings } from '../../src/contract/staff/store-settings.ts'
import { openBoard, withStaffShop } from './support/board.tsx'
import { answerDrafts, draftData } from './support/drafts.ts'
import { field, fill, press, says } from './support/find.ts'
import { settings } from './support/store-settings.ts'

const staff = withStaffShop()

beforeEach(() => {
  answerDrafts(staff.api, draftData())
  staff.api.on(readStoreSettings, settings)
})

it('the settings of a store take its place from the link of a map, and lead to one', async () => {
  const page = await openBoard({ tab: 'store' })
  await says(page, 'West End')
  expect(field(page, 'Place on the map').value).toBe('43.6468, -79.4068')
  expect(page.text()).toContain('Province: Ontario.')
  await fill(page, 'Place on the map', 'by the park')
  await press(page, 'Save to the draft')
  await says(page, 'Enter two numbers like 43.65, -79.38, or a link to a map.')
  await fill(page, 'Place on the map', 'https://www.google.com/maps/@43.65,-79.41,17z')
  await vi.waitFor(() => expect(page.get('a[href*="mlat=43.65&mlon=-79.41"]').textContent).toContain('See this place'))
  await press(page, 'Save to the draft')
  await says(page, 'Saved to the draft.')
  const edits = staff.api.received(editDraft).flatMap(({ body }) => body.edits)
  expect(edits.map(({ fields }) => fields)).toEqual([
    { lat: { from: 43.6468, to: 43.65 }, lng: { from: -79.4068, to: -79.41 } }
  ])
})
