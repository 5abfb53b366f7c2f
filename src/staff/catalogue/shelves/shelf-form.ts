import { dataOf } from '../../../client/async-state.ts'
import type { FieldError } from '../../../client/form.ts'
import { resettable } from '../../../client/reset.ts'
import { showSentence } from '../../../client/toasts.ts'
import type { DraftEdit } from '../../../contract/staff/drafts.ts'
import { catalogue } from '../../data/catalogue.ts'
import { saveEdits } from '../../data/edit-draft.ts'
import { showFailure } from '../../data/notices.ts'
import { changedFields } from '../edit/diff-product.ts'
import type { Typed } from '../edit/typed.ts'
import { createTextForm } from '../text-form.ts'
import { say } from '../words.ts'
import { readShelf, typedShelf } from './read-shelf.ts'
import type { Shelf } from './shelf.ts'

/** The lists of the section of products. */
export type ShelfView = 'products' | 'categories' | 'brands'

/** The list that is shown. */
export const $shelfView = resettable<ShelfView>('person', 'products')

/** The category or brand in the form, with the texts that it began with; undefined for the list. */
export const $editedShelf = resettable<{ shelf: Shelf; start: Typed } | undefined>('person', undefined)

const categories = () => dataOf(catalogue.$state.get())?.categories ?? []

function errorsIn(typed: Typed): Record<string, FieldError> {
  const shelf = $editedShelf.get()?.shelf
  return shelf ? readShelf(typed, shelf, categories()).errors : {}
}

/** The form of a category or a brand. It stays while other sections are looked at. */
export const shelfForm = createTextForm<Record<string, string>>({}, errorsIn)

/** Puts a category or a brand into the form. */
export function openShelf(shelf: Shelf): void {
  shelfForm.reset()
  const start = typedShelf(shelf)
  for (const [name, value] of Object.entries(start)) shelfForm.type(name, value)
  $editedShelf.set({ shelf, start })
}

/** Empties the form, and leads back to the list. */
export function closeShelf(): void {
  shelfForm.reset()
  $editedShelf.set(undefined)
}

/** True while the form has text that isn't saved. */
export function hasUnsavedShelf(): boolean {
  const start = $editedShelf.get()?.start
  const { values } = shelfForm.$state.get()
  return start !== undefined && Object.keys(values).some(name => (values[name] ?? '') !== (start[name] ?? ''))
}

const allOf = (fields: object): DraftEdit['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([name, to]) => [name, { to }]))

/** The edits that save a category or a brand as it was typed. */
function editsOf(shelf: Shelf, fields: object): DraftEdit[] {
  const { kind, id, before } = shelf
  const ids = [id]
  const changes = before ? changedFields(before, fields) : {}
  const set = Object.keys(changes).length === 0 ? [] : [{ kind, ids, change: 'set' as const, fields: changes }]
  if (shelf.kind === 'category') return before ? set : [{ kind, ids, change: 'add', fields: allOf(fields) }]
  if (shelf.isKnown) return set
  // Its products have the former name until the new one is set.
  const name = shelf.before.name || (fields as { name: string }).name
  const added: DraftEdit = { kind, ids, change: 'add', fields: allOf({ ...fields, name }) }
  const renamed = 'name' in changes && shelf.before.name !== ''
  return renamed ? [added, { kind, ids, change: 'set', fields: { name: { to: changes['name']?.to } } }] : [added]
}

/** The field of the form that a refused field of the contract is shown at. */
function fieldOf(refused: string): string {
  const [, name = '', part = ''] = refused.split('.')
  return part === 'fr' ? `${name}Fr` : part === 'en' || name === 'text' ? `${name}En` : name
}

/** Saves the typed category or brand to the draft, and leads back to the list. */
export async function saveShelf(): Promise<void> {
  const shelf = $editedShelf.get()?.shelf
  if (!shelf) return
  const { values } = shelfForm.$state.get()
  const edits = editsOf(shelf, readShelf(values, shelf, categories()).fields)
  const result = await shelfForm.submit(async () => (edits.length > 0 ? saveEdits(edits) : undefined))
  if (Object.keys(shelfForm.$state.get().errors).length > 0) return
  if (result && !result.ok) {
    const errors = Object.entries(result.problem.fields).map(([field, code]) => [fieldOf(field), code] as const)
    const known = errors.filter(([name]) => name in values)
    if (known.length > 0) shelfForm.refuse(Object.fromEntries(known))
    return
  }
  showSentence({ text: say(edits.length > 0 ? 'edit.saved' : 'cat.noChange') })
  closeShelf()
  void catalogue.load()
}

/** Takes a category or a brand away, in the draft; a category with something in it is refused with a sentence. */
export async function removeShelf({ kind, id }: Pick<Shelf, 'kind' | 'id'>): Promise<void> {
  const result = await saveEdits([{ kind, ids: [id], change: 'remove', fields: {} }])
  if (!result.ok) return showFailure(result.problem)
  showSentence({ text: say('promo.takenOff') })
  void catalogue.load()
}
