import type { LimitClass } from '../../../contract/catalog/menu.ts'
import type { FeedItem } from '../../../contract/feed/feed-items.ts'
import type { Words } from '../../db/schema.ts'
import type { ListedSize } from '../../import/gather.ts'
import { readSize, type Size } from '../../import/size/read-size.ts'
import { statedWeight } from '../../import/size/stated-weight.ts'
import type { VariantRow } from '../../import/write/stored.ts'
import type { Refusal } from '../item.ts'

type Given = Pick<FeedItem, 'size' | 'weight'>

/**
 * Returns the size of an item, or undefined if it stays as it is. A weight that is left out is the one that a new size says; refuses a size
 * that says none clearly, and a new one without any.
 */
export function changedSize(
  given: Given,
  old: VariantRow | undefined,
  { limitClass, sortOrder }: { limitClass: LimitClass; sortOrder: number }
): ListedSize | undefined | Refusal {
  const read = readSize(given.size?.en ?? '', '.')
  const words = wordsOf(given, old, read)
  if (words === undefined) return { code: 'required', field: 'size' }
  const isSaid = given.weight === undefined && words.en !== old?.size.en
  if (isSaid && read.reason !== undefined && limitClass !== 'accessory') return { code: 'wrong', field: 'size' }
  const kept = old && old.weightMilli > 0 ? old.weightMilli : null
  const weightMilli =
    given.weight === undefined ? ((isSaid ? statedWeight(read, limitClass) : null) ?? kept) : milli(given.weight)
  const order = { words, weightMilli, sortOrder: old?.sortOrder ?? sortOrder }
  // A size that nothing is known of counts as the whole limit: one of an accessory that is none any more must too.
  const isCounted = limitClass === 'accessory' || kept !== null || old?.equivalentMilli !== null
  if (old === undefined || weightMilli !== kept || !isCounted) return order
  const isSame = words.en === old.size.en && words.fr === old.size.fr
  return isSame ? undefined : { ...order, equivalentMilli: old.equivalentMilli }
}

/** A French size that is left out follows the English one. */
function wordsOf({ size }: Given, old: VariantRow | undefined, { words }: Size): Words | undefined {
  if (size === undefined) return old?.size
  if (size.fr !== undefined) return { en: size.en, fr: size.fr }
  return old !== undefined && [size.en, words.en].includes(old.size.en) ? old.size : words
}

/** Grams in milligrams. */
const milli = (weight: number | null): number | null => (weight === null ? null : Math.round(weight * 1000))
