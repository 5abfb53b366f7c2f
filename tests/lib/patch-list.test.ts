import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patchList } from '../../src/lib/patch-list.ts'

const one = (id: string, says = '') => ({ id, says })

test('removed items go, changed items move to their new place, and the rest keeps its order', () => {
  const list = ['a', 'b', 'c', 'd'].map(id => one(id))
  const now = patchList(list, [one('d', 'first'), one('e', 'new')], { gone: ['b'], places: [0, 3] })
  expect(now).toEqual([one('d', 'first'), one('a'), one('c'), one('e', 'new')])
})

test('nothing changed leaves the list as it is', () => {
  const list = [one('a'), one('b')]
  expect(patchList(list, [], { gone: [], places: [] })).toEqual(list)
})

test('any list comes of any other by what differs between them', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 10 })
  const texts = fc.array(fc.constantFrom('x', 'y'), { minLength: 10, maxLength: 10 })
  fc.assert(
    fc.property(ids, ids, texts, texts, (before, after, was, is) => {
      // Unchanged items keep their order.
      const list = [...before].sort().map((id, at) => one(id, was[at]))
      const now = [...after].sort().map((id, at) => one(id, is[at]))
      const isSame = ({ id, says }: ReturnType<typeof one>) =>
        list.some(other => other.id === id && other.says === says)
      const places = now.flatMap((other, at) => (isSame(other) ? [] : [at]))
      const gone = before.filter(id => !after.includes(id))
      const changed = now.filter(other => !isSame(other))
      expect(patchList(list, changed, { gone, places })).toEqual(now)
    })
  )
})
