import { number, object } from 'valibot'
import { expect, test } from 'vitest'
import { itemsInShape } from '../../src/client/http/items-in-shape.ts'
import { textsOf } from '../../src/contract/http/long-list.ts'
import { withStaffShop } from './support/board.tsx'

withStaffShop()

test('a long list is checked with pauses for the page, and an invalid item is left out alone', async () => {
  const items = Array.from({ length: 20_000 }, (_, at) => ({ at: at === 7 ? 'seven' : at }))
  const warned: string[] = []
  let isOver = false
  const reading = itemsInShape(object({ at: number() }), textsOf(items), at => warned.push(at)).then(read => {
    isOver = true
    return read
  })
  await Promise.resolve()
  expect(isOver).toBe(false)
  const read = await reading
  expect(read).toHaveLength(19_999)
  expect(read[7]).toEqual({ at: 8 })
  expect(warned).toEqual(['at'])
})

test('a text that is no list is left out alone', async () => {
  const warned: string[] = []
  const texts = ['[{"at":1}]', '{"at":2}', '[{"at":', '[{"at":4}]']
  expect(await itemsInShape(object({ at: number() }), texts, (_, why) => warned.push(why))).toEqual([
    { at: 1 },
    { at: 4 }
  ])
  expect(warned).toHaveLength(2)
})
