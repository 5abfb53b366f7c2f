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
import { blankBanner, type ListedBanner } from './banner.ts'
import { readBanner } from './read-banner.ts'
import { typedBanner } from './typed-banner.ts'

interface EditedOne {
  banner: ListedBanner
  isNew: boolean
  /** The texts that the form began with. */
  start: Typed
}

/** The banner in the form; undefined for the list. */
export const $editedBanner = resettable<EditedOne | undefined>('person', undefined)

const place = () => $store.get() ?? { timezone: 'America/Toronto' }

function errorsIn(typed: Typed): Record<string, FieldError> {
  const edited = $editedBanner.get()
  return edited ? readBanner(typed, edited.banner.fields, place()).errors : {}
}

/** The form of a banner. It stays while other sections are looked at. */
export const bannerForm = createTextForm<Record<string, string>>({}, errorsIn)

/** Puts a banner into the form. */
export function openBanner(banner: ListedBanner, isNew = false): void {
  bannerForm.reset()
  const start = typedBanner(banner.fields, place())
  for (const [name, value] of Object.entries(start)) bannerForm.type(name, value)
  $editedBanner.set({ banner, isNew, start })
}

/** Begins a banner, behind the others. */
export function addBanner(): void {
  const listed = dataOf(promotions.$state.get())?.banners ?? []
  const last = Math.max(-1, ...listed.map(({ fields }) => fields.sortOrder))
  openBanner({ kind: 'banner', id: newId(), shown: null, fields: blankBanner(last + 1) }, true)
}

/** Empties the form, and leads back to the list. */
export function closeBanner(): void {
  bannerForm.reset()
  $editedBanner.set(undefined)
}

/** True while the form has text that isn't saved. */
export function hasUnsavedBanner(): boolean {
  const start = $editedBanner.get()?.start
  const { values } = bannerForm.$state.get()
  return start !== undefined && Object.keys(values).some(name => (values[name] ?? '') !== (start[name] ?? ''))
}

/** The names of the form's fields for those of the contract. */
const names: Record<string, string> = {
  times: 'ends',
  locations: 'stores',
  title: 'titleEn',
  text: 'textEn',
  alt: 'altEn'
}

/** The field of the form that a refused field of the contract is shown at; `banner.title.fr` is `titleFr`. */
function fieldOf(refused: string): string {
  const [, name = '', part = ''] = refused.split('.')
  const french = part === 'fr' ? `${name}Fr` : undefined
  return french ?? names[name] ?? name
}

/** Saves the typed banner to the draft, and leads back to the list. */
export async function saveBanner(): Promise<void> {
  const edited = $editedBanner.get()
  if (!edited) return
  const { banner, isNew } = edited
  const { values } = bannerForm.$state.get()
  const { fields } = readBanner(values, banner.fields, place())
  const changes = isNew
    ? Object.fromEntries(Object.entries(fields).map(([name, to]) => [name, { to }]))
    : changedFields(banner.fields, fields)
  const isSame = Object.keys(changes).length === 0
  const edit = { kind: 'banner' as const, ids: [banner.id], fields: changes }
  const change = isNew ? ('add' as const) : ('set' as const)
  const result = await bannerForm.submit(async () => (isSame ? undefined : saveEdits([{ ...edit, change }])))
  if (Object.keys(bannerForm.$state.get().errors).length > 0) return
  if (result && !result.ok) {
    const errors = Object.entries(result.problem.fields).map(([field, code]) => [fieldOf(field), code] as const)
    const known = errors.filter(([name]) => name in values)
    if (known.length > 0) bannerForm.refuse(Object.fromEntries(known))
    return
  }
  showSentence({ text: say(isSame ? 'cat.noChange' : 'edit.saved') })
  closeBanner()
  void promotions.load()
}

/** Takes a banner away, in the draft. */
export async function removeBanner(id: string): Promise<void> {
  const result = await saveEdits([{ kind: 'banner', ids: [id], change: 'remove', fields: {} }])
  if (!result.ok) return showFailure(result.problem)
  showSentence({ text: say('promo.takenOff') })
  void promotions.load()
}
