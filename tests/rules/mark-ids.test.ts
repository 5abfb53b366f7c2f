import { expect, it } from 'vitest'
import { markIds } from '../../src/first-screen/draw/mark-ids.ts'

it('marks ids and all that names them', () => {
  expect(
    markIds(
      '<section aria-labelledby="P0-12"><h2 id="P0-12">On sale</h2><label for="P0-3">Size</label><input id="P0-3" name="P0-4" aria-describedby="P0-1 P0-2"></section>'
    )
  ).toBe(
    '<section aria-labelledby="S0-12"><h2 id="S0-12">On sale</h2><label for="S0-3">Size</label><input id="S0-3" name="S0-4" aria-describedby="S0-1 S0-2"></section>'
  )
})

it('leaves texts and all other attributes as they are', () => {
  const html =
    '<p class="P0-1">Vape P2-10 kit, id=&quot;P0-1&quot;</p><img alt="P2-10 kit"><button aria-label="Add P2-10 "></button><i id="sf-search"></i>'
  expect(markIds(html)).toBe(html)
})
