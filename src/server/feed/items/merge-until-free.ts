import type { feedItem } from '../../../contract/feed/feed-items.ts'
import type { InferOutput } from 'valibot'
import type { ListedProduct, ListedVariant } from '../../import/gather.ts'
import type { Taken } from '../../import/write/taken.ts'
import type { Refusal } from '../item.ts'
import type { ReadItem } from '../read-items.ts'
import type { Meaning } from './known-sizes.ts'
import type { createMerger } from './merge-items.ts'

/** An item of a batch as it was read. */
export type Read = ReadItem<InferOutput<typeof feedItem>>

/**
 * Merges the items of a batch, and again without those whose SKU or GTIN another size keeps, until none is left: an item that is
 * refused changes nothing, and is in no other's way. Returns the size of each item, or why it is refused, and the products.
 */
export function mergeUntilFree(
  read: readonly Read[],
  meant: readonly Meaning[],
  createBatch: () => ReturnType<typeof createMerger>,
  takenIn: (products: readonly ListedProduct[]) => ReadonlyMap<ListedVariant, Taken>
): { places: (ListedVariant | Refusal)[]; listed: ListedProduct[] } {
  const refusals = new Map<number, Refusal>()
  for (;;) {
    const batch = createBatch()
    const places = read.map((one, index): ListedVariant | Refusal => {
      const refusal = refusals.get(index)
      if (refusal !== undefined) return refusal
      const size = meant[index]
      if (!one.ok) return one
      if (size === undefined) throw new Error('An item has no meaning.')
      return 'code' in size ? size : batch.add(one.item, size)
    })
    const listed = batch.products()
    const taken = takenIn(listed)
    if (taken.size === 0) return { places, listed }
    for (const [index, place] of places.entries()) {
      const reason = 'code' in place ? undefined : taken.get(place)
      if (reason) refusals.set(index, { code: 'conflict', field: reason.field })
    }
  }
}
