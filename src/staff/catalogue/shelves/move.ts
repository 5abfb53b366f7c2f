import { changeValue } from '../../../client/async-state.ts'
import type { DraftEdit } from '../../../contract/staff/drafts.ts'
import { catalogue } from '../../data/catalogue.ts'
import { saveEdits } from '../../data/edit-draft.ts'
import { showFailure } from '../../data/notices.ts'

interface Placed {
  id: string
  sortOrder: number
}

/** Returns a list with one of its items moved by a number of places; the same list where it can't be. */
export function moved<Item>(list: readonly Item[], at: number, by: number): readonly Item[] {
  const item = list[at]
  const to = at + by
  if (item === undefined || to < 0 || to >= list.length) return list
  const others = list.toSpliced(at, 1)
  return others.toSpliced(to, 0, item)
}

/** Returns the places that things are given in their new order: the ones they had, so that few change. */
function placesOf(list: readonly Placed[]): number[] {
  const own = list.map(({ sortOrder }) => sortOrder).toSorted((a, b) => a - b)
  return new Set(own).size === own.length ? own : list.map((_, at) => at)
}

/** Returns the changes that give things the order in which they are listed. */
export function orderEdits(kind: 'category' | 'brand', list: readonly Placed[]): DraftEdit[] {
  const places = placesOf(list)
  return list.flatMap(({ id, sortOrder }, at) => {
    const to = places[at] ?? at
    if (sortOrder === to) return []
    return [{ kind, ids: [id], change: 'set' as const, fields: { sortOrder: { from: sortOrder, to } } }]
  })
}

/** Gives categories or brands the order in which they are listed: on the page first, then in the draft. */
export async function saveOrder(kind: 'category' | 'brand', list: readonly Placed[]): Promise<void> {
  const edits = orderEdits(kind, list)
  if (edits.length === 0) return
  const numbers = placesOf(list)
  const places = new Map(list.map(({ id }, at) => [id, numbers[at]]))
  const placed = <Item extends { id: string | null; sortOrder: number }>(item: Item): Item => ({
    ...item,
    sortOrder: places.get(item.id ?? '') ?? item.sortOrder
  })
  changeValue(catalogue.$state, known =>
    kind === 'category'
      ? { ...known, categories: known.categories.map(placed) }
      : { ...known, brands: known.brands.map(placed) }
  )
  const result = await saveEdits(edits)
  if (!result.ok) showFailure(result.problem)
  void catalogue.load()
}
