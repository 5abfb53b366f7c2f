import type { CartLine } from '../../../contract/cart/cart.ts'
import { $announcement } from '../announcer.ts'
import { removeLine, setQuantity } from './cart-lines.ts'
import { resettable } from '../../core/reset.ts'
import { $lineNotes, setNote } from './line-notes.ts'
import { $slug } from '../../location/location.ts'

/** A removed line, with everything needed to restore it. */
interface RemovedLine {
  location: string | undefined
  variant: string
  name: string
  quantity: number
  note: string
}

/** The most recently removed line, while the removal can be undone. */
export const $removedLine = resettable<RemovedLine | undefined>('shopper', undefined)

/** Removes a line from the cart. `putBack` undoes it. */
export async function takeOut({ variant, name, variantName, quantity, note: kept }: CartLine): Promise<void> {
  const note = $lineNotes.get()[variant]?.text ?? kept ?? ''
  const removed = { location: $slug.get(), variant, name: `${name}, ${variantName}`, quantity, note }
  if (await removeLine(variant)) $removedLine.set(removed)
}

/** Restores the most recently removed line. */
export async function putBack(): Promise<void> {
  const removed = $removedLine.get()
  if (!removed) return
  $removedLine.set(undefined)
  const { variant, name, quantity, note } = removed
  if (!(await setQuantity(variant, quantity))) return
  if (note) await setNote(variant, note)
  $announcement.set({ key: 'cart.said', params: { name, count: quantity } })
}

/** Discards the removed line; it can no longer be restored. */
export const forgetRemoved = (): void => $removedLine.set(undefined)
