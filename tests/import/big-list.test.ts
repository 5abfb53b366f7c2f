import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { importMenu } from '../../src/server/import/import-menu.ts'
import { openShop } from './support.ts'

const list = fileURLToPath(new URL('../../../shared/data/menu-5000.csv', import.meta.url))

test('a list of five thousand products is imported whole, and again without change', async ({ skip }) => {
  skip(!existsSync(list), 'The list of 5,000 products is not beside the project.')
  const { db } = await openShop()
  const first = await importMenu(db, { file: list, location: 'queen-west' })
  expect(first.rows).toBe(8047)
  expect(first.refused).toEqual([{ line: 3278, id: '225-0', reason: 'it has no name' }])
  expect(first.products).toEqual({ added: 4999, changed: 0, unchanged: 0 })
  expect(first.variants).toEqual({ added: 8046, changed: 0, unchanged: 0 })
  expect(Object.keys(first.warnings).sort()).toEqual(['characters-repaired', 'no-category', 'no-weight', 'over-10-mg'])
  const again = await importMenu(db, { file: list, location: 'queen-west' })
  expect(again.products).toEqual({ added: 0, changed: 0, unchanged: 4999 })
  expect(again.variants).toEqual({ added: 0, changed: 0, unchanged: 8046 })
})
