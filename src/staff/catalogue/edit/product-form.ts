import { dataOf } from '../../../client/async-state.ts'
import type { FieldError } from '../../../client/form.ts'
import type { ApiProblem } from '../../../client/http/problem.ts'
import { resettable } from '../../../client/reset.ts'
import type { EditedProduct } from '../../../contract/staff/staff-catalogue.ts'
import { catalogue } from '../../data/catalogue.ts'
import { $stores } from '../../data/stores.ts'
import { createTextForm } from '../text-form.ts'
import { diffProduct } from './diff-product.ts'
import { blankSize, type Edited } from './edited.ts'
import { readProduct } from './read-product.ts'
import { flag, priceName, sizeName, typedProduct, typedSize } from './typed-product.ts'
import type { Typed } from './typed.ts'

/** The product in the form; undefined while none is open. */
export const $edited = resettable<Edited | undefined>('person', undefined)

const errorsIn = (typed: Typed): Record<string, FieldError> => {
  const edited = $edited.get()
  return edited ? readProduct(typed, edited.shown, $stores.get()).errors : {}
}

/** The form of a product. It stays while other sections are looked at, and ends with `closeForm`. */
export const productForm = createTextForm<Record<string, string>>({}, errorsIn)

const fill = (typed: Typed): void => {
  for (const [name, value] of Object.entries(typed)) productForm.type(name, value)
}

/** Puts a product into the form; without `before`, as a new one. */
export function openForm(shown: EditedProduct, before: EditedProduct | undefined): void {
  productForm.reset()
  $edited.set({ before, shown, start: {} })
  fill(typedProduct(shown, $stores.get()))
  if (shown.sizes.every(({ prices }) => prices.length === 0) && !before) sellEverywhere()
  $edited.set({ before, shown, start: productForm.$state.get().values })
}

/** A new product is sold in all stores unless that is changed. */
function sellEverywhere(): void {
  for (const { slug } of $stores.get()) productForm.type(priceName(0, slug, 'on'), 'yes')
}

/** Empties the form. */
export function closeForm(): void {
  productForm.reset()
  $edited.set(undefined)
}

/** True if something was typed that isn't saved. */
export function isUnsaved(values: Typed): boolean {
  const start = $edited.get()?.start
  return start !== undefined && Object.keys(values).some(name => (values[name] ?? '') !== (start[name] ?? ''))
}

/** Adds a size to the product in the form. */
export function addSize(): void {
  const edited = $edited.get()
  if (!edited) return
  const { shown } = edited
  const at = shown.sizes.length
  const size = blankSize(Math.max(-1, ...shown.sizes.map(({ fields }) => fields.sortOrder)) + 1)
  $edited.set({ ...edited, shown: { ...shown, sizes: [...shown.sizes, size] } })
  fill(typedSize(size, at, $stores.get()))
  // It is sold where the first one is.
  const { values } = productForm.$state.get()
  for (const { slug } of $stores.get())
    productForm.type(priceName(at, slug, 'on'), at === 0 ? 'yes' : (values[priceName(0, slug, 'on')] ?? 'yes'))
}

const priceFields = ['price', 'sale', 'saleNameEn', 'saleNameFr', 'starts', 'ends'] as const

/** Gives a size one price in all stores, that of the first one, or to each store the common one to begin with. */
export function toggleSame(at: number): void {
  const { values } = productForm.$state.get()
  const isSame = values[sizeName(at, 'same')] !== ''
  const slugs = $stores.get().map(({ slug }) => slug)
  const first = slugs.find(slug => values[priceName(at, slug, 'price')]) ?? slugs[0] ?? ''
  for (const name of priceFields)
    if (isSame)
      for (const slug of slugs) productForm.type(priceName(at, slug, name), values[priceName(at, 'all', name)] ?? '')
    else productForm.type(priceName(at, 'all', name), values[priceName(at, first, name)] ?? '')
  productForm.type(sizeName(at, 'same'), flag(!isSame))
}

/** The changes that are typed, whether or not they are right. */
export function typedEdits() {
  const edited = $edited.get()
  if (!edited) return []
  const { product } = readProduct(productForm.$state.get().values, edited.shown, $stores.get())
  return diffProduct(edited.before, product)
}

/** The names of a refused field in the form, by its name in the contract, such as `size.sku`. */
function namesOf(field: string): string[] {
  const [, kind = '', name = ''] = /(\w+)\.(\w+)$/.exec(field) ?? []
  const sizes = $edited.get()?.shown.sizes ?? []
  if (kind === 'size') return sizes.map((_, at) => sizeName(at, name === 'weightMilli' ? 'weight' : name))
  return kind === 'product' ? [name] : []
}

/** Shows a refusal of the API at the fields that it names, where the form has them. */
export function showRefusal({ fields }: ApiProblem): void {
  const { values } = productForm.$state.get()
  const errors = Object.entries(fields).flatMap(([field, code]) =>
    namesOf(field).flatMap(name =>
      [name, `${name}En`, `${name}Fr`].filter(known => known in values).map(known => [known, code] as const)
    )
  )
  if (errors.length > 0) productForm.refuse(Object.fromEntries(errors))
}

/** The brands of all products, by name. */
export const brandsIn = (): string[] =>
  [...new Set(dataOf(catalogue.$state.get())?.products.map(({ brand }) => brand) ?? [])].filter(Boolean).sort()
