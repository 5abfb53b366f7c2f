import { createLatest } from '../../../client/latest.ts'
import { request } from '../../../client/http/request.ts'
import { MOST_NOTE, setLineNote } from '../../../contract/cart/line-note.ts'
import { $cart, showCart } from '../cart.ts'
import { showCartProblem } from '../cart-problem.ts'
import { retryOnStale } from '../retry-on-stale.ts'
import { enqueueChange } from './cart-lines.ts'
import { isUnreachable, queueOffline } from '../offline-cart.ts'
import { resettable } from '../../../client/reset.ts'
import { dataOf } from '../../../client/async-state.ts'
import { $slug } from '../../location/location.ts'
import { $pendingInStore, keyOf, forCurrentStore } from './optimistic-quantities.ts'

/** A note being typed or waiting to be sent. An empty note removes the line's note. */
interface Note {
  text: string
  isOpen: boolean
}

const $notes = resettable<Readonly<Record<string, Note>>>('shopper', {})

/** This store's notes that are not yet on the server, by variant. */
export const $lineNotes = forCurrentStore($notes)

const attempts = createLatest('shopper')

function put(variant: string, note: Note | undefined): void {
  const key = keyOf($slug.get() ?? '', variant)
  const { [key]: _before, ...others } = $notes.get()
  $notes.set(note ? { ...others, [key]: note } : others)
}

/** Normalises a note to one line without surrounding spaces. */
const clean = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** Returns how many characters a note has left; negative if it is too long. */
export const charactersLeft = (text: string): number => MOST_NOTE - clean(text).length

/** Updates the text of a note and opens its field. */
export const typeNote = (variant: string, text: string): void => put(variant, { text, isOpen: true })

/** Sets a line's note; an empty text removes it. While the API is down, it is queued with the cart (SPEC C16). */
export function setNote(variant: string, text: string): Promise<void> {
  put(variant, { text: clean(text), isOpen: false })
  return sendNotes()
}

/** Saves the typed note and closes its field. A note that is too long stays open. */
export function keepNote(variant: string): void {
  const note = $lineNotes.get()[variant]
  if (note?.isOpen && charactersLeft(note.text) >= 0) void setNote(variant, note.text)
}

/** Discards the typed text and closes the field. */
export const cancelNote = (variant: string): void => put(variant, undefined)

/** Sends this store's queued notes, one by one until the API fails. */
export const sendNotes = (): Promise<void> => enqueueChange(send)

async function send(): Promise<void> {
  const isLatest = attempts.follow()
  for (const [variant, note] of Object.entries($lineNotes.get())) {
    const cart = dataOf($cart.get())
    // Its line is still queued or the note is being edited.
    if (!cart || note.isOpen || $pendingInStore.get()[variant] !== undefined) continue
    const line = cart.lines.find(candidate => candidate.variant === variant)
    const isNews = line && (line.note ?? '') !== note.text
    const result = isNews
      ? await retryOnStale(cart, ({ id, version }) =>
          request(setLineNote, { params: { cart: id, variant }, body: { version, note: note.text || null } })
        )
      : undefined
    if (!isLatest()) return
    // Requeue the line; its note is sent along with it.
    if (line && result && !result.ok && isUnreachable(result.problem))
      return void queueOffline(cart.location, variant, line.quantity)
    if ($lineNotes.get()[variant] === note) put(variant, undefined)
    if (result?.ok) showCart(result.value)
    else if (result) {
      typeNote(variant, note.text)
      showCartProblem(result.problem)
    }
  }
}
