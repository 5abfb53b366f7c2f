import { createLatest } from '../../core/latest.ts'
import { request } from '../../../api/request.ts'
import { MOST_NOTE, setLineNote } from '../../../contract/cart/line-note.ts'
import { $cart, showCart, showCartProblem } from '../cart.ts'
import { retryOnStale } from '../retry-on-stale.ts'
import { enqueueChange } from './cart-lines.ts'
import { isUnreachable, queueOffline } from '../offline-cart.ts'
import { resettable } from '../../core/reset.ts'
import { dataOf } from '../../core/async-state.ts'
import { $slug } from '../../location/location.ts'
import { $pendingInStore, keyOf, forCurrentStore } from './optimistic-quantities.ts'

/** A note on its way: being typed, or to be sent; an empty one takes the line's away. */
interface Note {
  text: string
  isOpen: boolean
}

const $notes = resettable<Readonly<Record<string, Note>>>('shopper', {})

/** The notes of this store that the server does not have yet, by variant. */
export const $lineNotes = forCurrentStore($notes)

const attempts = createLatest('shopper')

function put(variant: string, note: Note | undefined): void {
  const key = keyOf($slug.get() ?? '', variant)
  const { [key]: _before, ...others } = $notes.get()
  $notes.set(note ? { ...others, [key]: note } : others)
}

/** A note as it is kept: one line, without space around it. */
const clean = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** How many characters a note has left; below 0 it is too long. */
export const charactersLeft = (text: string): number => MOST_NOTE - clean(text).length

/** Types a note, which opens its field. */
export const typeNote = (variant: string, text: string): void => put(variant, { text, isOpen: true })

/** Makes a line have a note, none by an empty one; while the API is down it waits with the cart (SPEC C16). */
export function setNote(variant: string, text: string): Promise<void> {
  put(variant, { text: clean(text), isOpen: false })
  return sendNotes()
}

/** Keeps the note that was typed and closes its field; one that is too long stays as it was typed. */
export function keepNote(variant: string): void {
  const note = $lineNotes.get()[variant]
  if (note?.isOpen && charactersLeft(note.text) >= 0) void setNote(variant, note.text)
}

/** Sends what waits for this store, one after the other for as long as the API answers. */
export const sendNotes = (): Promise<void> => enqueueChange(send)

async function send(): Promise<void> {
  const isLatest = attempts.follow()
  for (const [variant, note] of Object.entries($lineNotes.get())) {
    const cart = dataOf($cart.get())
    // Its line is not there yet.
    if (!cart || note.isOpen || $pendingInStore.get()[variant] !== undefined) continue
    const line = cart.lines.find(one => one.variant === variant)
    const isNews = line && (line.note ?? '') !== note.text
    const result = isNews
      ? await retryOnStale(cart, ({ id, version }) =>
          request(setLineNote, { params: { cart: id, variant }, body: { version, note: note.text || null } })
        )
      : undefined
    if (!isLatest()) return
    // What waits of the line itself brings its note along.
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
