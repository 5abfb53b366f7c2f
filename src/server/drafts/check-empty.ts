import { categories, products } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import type { FieldCode } from '../../contract/http/reply.ts'
import type { Outcome } from './apply.ts'

/** Checks that categories which are removed have neither products nor subcategories once the draft is published. */
export async function checkEmpty(
  db: Queries,
  outcomes: readonly Outcome[],
  removed: readonly string[],
  refuse: (kind: 'category', id: string, field: string, code: FieldCode) => void
): Promise<void> {
  if (removed.length === 0) return
  const stored = await db
    .select({ id: products.id, categoryId: products.categoryId, subCategoryId: products.subCategoryId })
    .from(products)
  const shelves = await db.select({ id: categories.id, parentId: categories.parentId }).from(categories)
  const places = new Map<string, readonly (string | null)[]>([
    ...stored.map(({ id, categoryId, subCategoryId }) => [id, [categoryId, subCategoryId]] as const),
    ...shelves.map(({ id, parentId }) => [id, [parentId]] as const)
  ])
  for (const { compared, row } of outcomes) {
    const { kind, thing } = compared.change
    if (kind === 'product' && row)
      places.set(thing, [row['categoryId'] as string, (row['subCategoryId'] ?? null) as string | null])
    if (kind === 'category') places.set(thing, row ? [(row['parentId'] ?? null) as string | null] : [])
  }
  const filled = new Set([...places.values()].flat())
  for (const id of removed) if (filled.has(id)) refuse('category', id, 'id', 'choice')
}
