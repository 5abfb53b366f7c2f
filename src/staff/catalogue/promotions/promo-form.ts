import { dataOf } from '../../../client/async-state.ts'
import type { FieldError } from '../../../client/form.ts'
import { resettable } from '../../../client/reset.ts'
import { showSentence } from '../../../client/toasts.ts'
import { promotions } from '../../data/catalogue.ts'
import { saveEdits } from '../../data/edit-draft.ts'
import { showFailure } from '../../data/notices.ts'
import { $store } from '../../data/stores.ts'
import { changedFields } from '../edit/diff-product.ts'
import type { Typed } from '../edit/typed.ts'
import { newId } from '../new-id.ts'
import { createTextForm } from '../text-form.ts'
import { say } from '../words.ts'
import { blankCode, blankDeal, type Promo } from './promo.ts'
import { readPromo } from './read-promo.ts'
import { typedPromo } from './typed-promo.ts'

/** The deal or code in the form, whether it is new, and the texts that the form began with. */
interface EditedPromo {
  promo: Promo
  isNew: boolean
  start: Typed
}

/** The deal or code in the form; undefined for the list. */
export const $editedPromo = resettable<EditedPromo | undefined>('person', undefined)

const place = () => $store.get() ?? { timezone: 'America/Toronto' }

function errorsIn(typed: Typed): Record<string, FieldError> {
  const edited = $editedPromo.get()
  return edited ? readPromo(typed, edited.promo, place()).errors : {}
}

/** The form of a deal or code. It stays while other sections are looked at. */
export const promoForm = createTextForm<Record<string, string>>({}, errorsIn)

/** Puts a deal or code into the form. */
export function openPromo(promo: Promo, isNew = false): void {
  promoForm.reset()
  const start = typedPromo(promo, place())
  for (const [name, value] of Object.entries(start)) promoForm.type(name, value)
  $editedPromo.set({ promo, isNew, start })
}

/** Begins a deal or code. */
export function addPromo(kind: Promo['kind']): void {
  const deals = dataOf(promotions.$state.get())?.deals ?? []
  const last = Math.max(-1, ...deals.map(({ fields }) => fields.sortOrder))
  const common = { id: newId(), uses: 0 }
  if (kind === 'deal') openPromo({ kind, ...common, fields: blankDeal(last + 1) }, true)
  else openPromo({ kind, ...common, fields: blankCode }, true)
}

/** Empties the form, and leads back to the list. */
export function closePromo(): void {
  promoForm.reset()
  $editedPromo.set(undefined)
}

/** True while the form has text that isn't saved. */
export function hasUnsavedPromo(): boolean {
  const start = $editedPromo.get()?.start
  const { values } = promoForm.$state.get()
  return start !== undefined && Object.keys(values).some(name => (values[name] ?? '') !== (start[name] ?? ''))
}

/** The names of the form's fields for those of the contract. */
const names: Record<string, string> = { times: 'ends', startsAt: 'starts', endsAt: 'ends', locations: 'stores' }

/** Saves the typed deal or code to the draft, and leads back to the list. */
export async function savePromo(): Promise<void> {
  const edited = $editedPromo.get()
  if (!edited) return
  const { promo, isNew } = edited
  const { values } = promoForm.$state.get()
  const { fields } = readPromo(values, promo, place())
  const changes = isNew
    ? Object.fromEntries(Object.entries(fields).map(([name, to]) => [name, { to }]))
    : changedFields(promo.fields, fields)
  const isSame = Object.keys(changes).length === 0
  const edit = {
    kind: promo.kind,
    ids: [promo.id],
    change: isNew ? ('add' as const) : ('set' as const),
    fields: changes
  }
  const result = await promoForm.submit(async () => (isSame ? undefined : saveEdits([edit])))
  if (Object.keys(promoForm.$state.get().errors).length > 0) return
  if (result && !result.ok) {
    const errors = Object.entries(result.problem.fields).flatMap(([field, code]) => {
      const name = field.replace(/^.*\./, '')
      const known = names[name] ?? (name === 'name' ? 'nameEn' : name)
      return known in values ? [[known, code] as const] : []
    })
    if (errors.length > 0) promoForm.refuse(Object.fromEntries(errors))
    return
  }
  showSentence({ text: say(isSame ? 'cat.noChange' : 'edit.saved') })
  closePromo()
  void promotions.load()
}

/** Takes a deal or code away, in the draft. */
export async function removePromo({ kind, id }: Promo): Promise<void> {
  const result = await saveEdits([{ kind, ids: [id], change: 'remove', fields: {} }])
  if (!result.ok) return showFailure(result.problem)
  showSentence({ text: say('promo.takenOff') })
  void promotions.load()
}
