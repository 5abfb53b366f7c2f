import type { CartLine } from '../../../contract/cart/cart.ts'
import { platform } from '../../../platform/platform.ts'
import { $announcement } from '../announcement.ts'
import { $quantities, setQuantity } from './quantities.ts'
import { removeLine } from './cart-lines.ts'
import { onReset, resettable } from '../../../client/reset.ts'
import { $lineNotes, setNote } from './line-notes.ts'
import { $slug } from '../../location/location.ts'

/** The time for which a removal can be undone, in milliseconds. */
const SHOWN_FOR = 5000

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

let stopTimer = () => {}

/** Keeps the removal undoable, while the pointer or the focus is on its button. */
export const holdRemoved = (): void => stopTimer()

/** Starts the time after which the removal can't be undone any more. */
export function releaseRemoved(): void {
  stopTimer()
  if ($removedLine.get()) stopTimer = platform().clock.after(SHOWN_FOR, forgetRemoved)
}

/** Removes a line from the cart. `putBack` undoes it. Resolves to false if the removal is refused. */
export async function takeOut({ variant, name, variantName, note: savedNote, ...line }: CartLine): Promise<boolean> {
  // A change of it may still be on its way.
  const quantity = $quantities.get()[variant] ?? line.quantity
  const note = $lineNotes.get()[variant]?.text ?? savedNote ?? ''
  const removed = { location: $slug.get(), variant, name: `${name}, ${variantName}`, quantity, note }
  if (!(await removeLine(variant))) return false
  $removedLine.set(removed)
  releaseRemoved()
  return true
}

/** Restores the most recently removed line. */
export async function putBack(): Promise<void> {
  const removed = $removedLine.get()
  if (!removed) return
  forgetRemoved()
  const { variant, name, quantity, note } = removed
  if (!(await setQuantity(variant, quantity))) return
  if (note) await setNote(variant, note)
  $announcement.set({ key: 'cart.said', params: { name, count: quantity } })
}

/** Discards the removed line; it can no longer be restored. */
export function forgetRemoved(): void {
  stopTimer()
  $removedLine.set(undefined)
}

onReset('shopper', () => stopTimer())
