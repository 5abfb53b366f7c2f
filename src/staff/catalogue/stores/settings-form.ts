import { dataOf } from '../../../client/async-state.ts'
import type { FieldError } from '../../../client/form.ts'
import type { ApiProblem } from '../../../client/http/problem.ts'
import { resettable } from '../../../client/reset.ts'
import type { DraftEdit } from '../../../contract/staff/drafts.ts'
import type { EditedStore, EditedZone } from '../../../contract/staff/store-settings.ts'
import { type StoreSettings, storeSettings } from '../../data/store-settings.ts'
import { changedFields } from '../edit/diff-product.ts'
import type { Typed } from '../edit/typed.ts'
import { newId } from '../new-id.ts'
import { createTextForm } from '../text-form.ts'
import { readBusinessForm, readStoreForm } from './read-settings.ts'
import { typedBusiness, typedStore, typedZone, zoneName } from './typed-settings.ts'

/** The content of the form: the business, or a store with its zones, of which some may be new or on their way out. */
export type Edited = { start: Typed } & (
  | { kind: 'business'; business: StoreSettings['business'] }
  | { kind: 'store'; before: EditedStore; shown: EditedStore; removed: readonly string[] }
)

/** The subject of the form; undefined before the settings are read. */
export const $edited = resettable<Edited | undefined>('person', undefined)

/** The slug of the store whose settings are shown; empty for those of all stores. */
export const $target = resettable<string | undefined>('person', undefined)

/** The board's selected store when the settings were opened; with another one, its settings are shown. */
export const $openedAt = resettable<string | undefined>('person', undefined)

function errorsIn(typed: Typed): Record<string, FieldError> {
  const edited = $edited.get()
  if (!edited) return {}
  if (edited.kind === 'business') return readBusinessForm(typed).errors
  return readStoreForm(typed, edited.shown, edited.removed).errors
}

/** The form of settings. It stays while other sections are looked at. */
export const settingsForm = createTextForm<Record<string, string>>({}, errorsIn)

function fill(typed: Typed): void {
  for (const [name, value] of Object.entries(typed)) settingsForm.type(name, value)
}

/** Puts the settings of the business, or of a store, into the form. */
export function openSettings({ business, stores }: StoreSettings, target: string): void {
  settingsForm.reset()
  $target.set(target)
  const store = stores.find(({ slug }) => slug === target)
  const start = store ? typedStore(store) : typedBusiness(business)
  fill(start)
  $edited.set(
    store ? { kind: 'store', before: store, shown: store, removed: [], start } : { kind: 'business', business, start }
  )
}

/** True while the form has changes that aren't saved. */
export function hasUnsavedSettings(): boolean {
  const edited = $edited.get()
  if (!edited) return false
  const { values } = settingsForm.$state.get()
  if (edited.kind === 'store' && (edited.removed.length > 0 || edited.shown !== edited.before)) return true
  return Object.keys(values).some(name => (values[name] ?? '') !== (edited.start[name] ?? ''))
}

const blankZone: EditedZone['fields'] = {
  name: '',
  postalPrefixes: [],
  polygon: [],
  fee: 0,
  minimum: 0,
  freeFrom: null,
  hours: null
}

/** Adds a zone to the store in the form. */
export function addZone(): void {
  const edited = $edited.get()
  if (edited?.kind !== 'store') return
  const zone = { id: newId(), fields: blankZone }
  const zones = [...edited.shown.zones, zone]
  $edited.set({ ...edited, shown: { ...edited.shown, zones } })
  fill(typedZone(zone, zones.length - 1))
}

/** Marks a zone to be removed when the form is saved, or takes that back. */
export function toggleZone(id: string): void {
  const edited = $edited.get()
  if (edited?.kind !== 'store') return
  const { removed } = edited
  const isGone = removed.includes(id)
  $edited.set({ ...edited, removed: isGone ? removed.filter(other => other !== id) : [...removed, id] })
}

function set(kind: DraftEdit['kind'], id: string, before: object, after: object): DraftEdit[] {
  const fields = changedFields(before, after)
  return Object.keys(fields).length === 0 ? [] : [{ kind, ids: [id], change: 'set', fields }]
}

function zoneEdits(before: EditedStore, after: EditedStore['zones'], removed: readonly string[]): DraftEdit[] {
  const idOf = (id: string) => `${before.slug}/${id}`
  const known = new Map(before.zones.map(zone => [zone.id, zone.fields]))
  return [
    ...after.flatMap(({ id, fields }): DraftEdit[] => {
      const old = known.get(id)
      if (old) return set('zone', idOf(id), old, fields)
      const all = Object.fromEntries(Object.entries(fields).map(([name, to]) => [name, { to }]))
      return [{ kind: 'zone', ids: [idOf(id)], change: 'add', fields: all }]
    }),
    ...removed
      .filter(id => known.has(id))
      .map((id): DraftEdit => ({ kind: 'zone', ids: [idOf(id)], change: 'remove', fields: {} }))
  ]
}

/** Returns the typed changes, whether or not they are right. */
export function typedEdits(): DraftEdit[] {
  const edited = $edited.get()
  if (!edited) return []
  const { values } = settingsForm.$state.get()
  if (edited.kind === 'business')
    return set('business', 'business', edited.business.fields, readBusinessForm(values).fields)
  const { before, shown, removed } = edited
  const { fields, zones } = readStoreForm(values, shown, removed)
  return [...set('store', before.slug, before.fields, fields), ...zoneEdits(before, zones, removed)]
}

/** Shows a refusal of the API at the fields that it names. */
export function showRefusal({ fields }: ApiProblem): void {
  const { values } = settingsForm.$state.get()
  const edited = $edited.get()
  const zones = edited?.kind === 'store' ? edited.shown.zones.map((_, at) => at) : []
  const errors = Object.entries(fields).flatMap(([path, code]) => {
    const [, kind = '', name = ''] = /(\w+)\.(\w+)/.exec(path) ?? []
    const names = kind === 'zone' ? zones.map(at => zoneName(at, name)) : [name, `${name}En`, `${name}Fr`]
    return names.filter(known => known in values).map(known => [known, code] as const)
  })
  if (errors.length > 0) settingsForm.refuse(Object.fromEntries(errors))
}

/** Puts the settings into the form as they were read last. */
export function reopen(): void {
  const known = dataOf(storeSettings.$state.get())
  if (known) openSettings(known, $target.get() ?? '')
}
