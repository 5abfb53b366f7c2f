import type { CartLine } from '../../../contract/cart/cart.ts'
import { $announcement } from '../announcer.ts'
import { removeLine, setQuantity } from './cart-lines.ts'
import { resettable } from '../../core/reset.ts'
import { $lineNotes, setNote } from './line-notes.ts'
import { $slug } from '../../location/location.ts'

/** The line that was taken out last, for as long as it can be had back. */
interface RemovedLine {
  location: string | undefined
  variant: string
  name: string
  quantity: number
  note: string
}

/** The line that was taken out last. */
export const $removedLine = resettable<RemovedLine | undefined>('shopper', undefined)

/** Takes a line out of the cart; it can be had back. */
export async function takeOut({ variant, name, variantName, quantity, note: kept }: CartLine): Promise<void> {
  const note = $lineNotes.get()[variant]?.text ?? kept ?? ''
  const removed = { location: $slug.get(), variant, name: `${name}, ${variantName}`, quantity, note }
  if (await removeLine(variant)) $removedLine.set(removed)
}

/** Has the line back that was taken out last. */
export async function putBack(): Promise<void> {
  const removed = $removedLine.get()
  if (!removed) return
  $removedLine.set(undefined)
  const { variant, name, quantity, note } = removed
  if (!(await setQuantity(variant, quantity))) return
  if (note) await setNote(variant, note)
  $announcement.set({ key: 'cart.said', params: { name, count: quantity } })
}

/** Forgets the line: it can't be had back any more. */
export const forgetRemoved = (): void => $removedLine.set(undefined)
