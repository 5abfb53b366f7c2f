import type { EditedProduct } from '../../../contract/staff/staff-catalogue.ts'
import { toProblem } from '../../../client/async-state.ts'
import { showSentence } from '../../../client/toasts.ts'
import { catalogue, readProduct as read } from '../../data/catalogue.ts'
import { saveEdits } from '../../data/edit-draft.ts'
import { showFailure } from '../../data/notices.ts'
import { $opened } from '../opened.ts'
import { say } from '../words.ts'
import type { Typed } from './typed.ts'
import { $edited, isUnsaved, openForm, productForm, showRefusal, typedEdits } from './product-form.ts'

/** Saves the typed changes of the product to the draft. Returns false if they were refused, or something is missing. */
export async function saveProduct(): Promise<boolean> {
  const edits = typedEdits()
  const saved = $edited.get()?.shown
  const { values: sent } = productForm.$state.get()
  const result = await productForm.submit(async () => (edits.length > 0 ? saveEdits(edits) : undefined))
  if (!saved || Object.keys(productForm.$state.get().errors).length > 0) return false
  if (result && !result.ok) {
    showRefusal(result.problem)
    return false
  }
  showSentence({ text: say(edits.length > 0 ? 'edit.saved' : 'cat.noChange') })
  if (edits.length === 0) return true
  void catalogue.load()
  await reopen(saved, sent)
  return true
}

const sizesOf = ({ sizes }: EditedProduct): string => sizes.map(({ id }) => id).join(' ')

/** Reads the product in the form again, as the draft has it now. Text that was typed after `sent` stays. */
async function reopen({ id }: EditedProduct, sent: Typed): Promise<void> {
  const result = await read(id)
  if (!result.ok) return showFailure(result.problem)
  const edited = $edited.get()
  if (edited?.shown.id !== id) return
  const { values } = productForm.$state.get()
  const later = Object.entries(values).filter(([name, text]) => text !== sent[name])
  // Names of fields have the places of sizes, and another size may have come: it goes on from there.
  if (later.length > 0 && sizesOf(edited.shown) !== sizesOf(result.value)) return
  openForm(result.value, result.value)
  for (const [name, text] of later) productForm.type(name, text)
  $opened.set({ kind: 'known', id })
}

/** Archives the product or brings it back, in the draft; typed text stays. */
export async function setArchived(isArchived: boolean): Promise<void> {
  const edited = $edited.get()
  if (!edited?.before) return
  const { id } = edited.before
  const fields = { discontinued: { from: !isArchived, to: isArchived } }
  const result = await saveEdits([{ kind: 'product', ids: [id], change: 'set', fields }])
  if (!result.ok) return showSentence(toProblem(result.problem), 'bad')
  const withFlag = <P extends { fields: { discontinued: boolean } }>(product: P): P => ({
    ...product,
    fields: { ...product.fields, discontinued: isArchived }
  })
  const flagged = isArchived ? 'yes' : ''
  $edited.set({
    before: withFlag(edited.before),
    shown: withFlag(edited.shown),
    start: { ...edited.start, discontinued: flagged }
  })
  productForm.type('discontinued', flagged)
  showSentence({ text: say(isArchived ? 'edit.archived' : 'edit.back') })
  void catalogue.load()
}

/** True while the form has text that isn't saved. */
export const hasUnsaved = (): boolean => isUnsaved(productForm.$state.get().values)
