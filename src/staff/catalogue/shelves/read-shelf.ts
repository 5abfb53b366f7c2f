import type { FieldError } from '../../../client/form.ts'
import type { ProductForm } from '../../../contract/catalog/menu.ts'
import type { PotencyUnit } from '../../../contract/catalog/potency.ts'
import { type DraftFields, mostShelfText } from '../../../contract/staff/draft-fields.ts'
import type { ListedCategory } from '../../../contract/staff/staff-catalogue.ts'
import { createReader, type Reader } from '../edit/reader.ts'
import type { Typed } from '../edit/typed.ts'
import { blankCategory, type Shelf } from './shelf.ts'

/** The fields of a category or a brand as they were typed, and the errors by field. */
export interface ReadShelf {
  fields: DraftFields<'category'> | DraftFields<'brand'>
  errors: Record<string, FieldError>
}

/** Returns a category or a brand as it is typed. */
export function typedShelf(shelf: Shelf): Typed {
  const fields = shelf.before ?? blankCategory([])
  const common = { picture: fields.picture ?? '', textEn: fields.text?.en ?? '', textFr: fields.text?.fr ?? '' }
  if (!('parentId' in fields)) return { ...common, name: fields.name }
  const { name, parentId, unit, form } = fields
  return { ...common, nameEn: name.en, nameFr: name.fr, parentId: parentId ?? '', unit, form }
}

function readText(reader: Reader) {
  const text = reader.texts('text', mostShelfText)
  return text.en === '' && text.fr === '' ? null : text
}

/** Reads a category or a brand from its form. */
export function readShelf(typed: Typed, shelf: Shelf, categories: readonly ListedCategory[]): ReadShelf {
  const reader = createReader(typed)
  const { text, needed, orNull } = reader
  const common = { picture: orNull('picture'), text: readText(reader) }
  if (shelf.kind === 'brand') {
    const fields = { ...common, name: needed('name', 120), sortOrder: shelf.before.sortOrder }
    return { fields, errors: reader.errors }
  }
  const parentId = orNull('parentId')
  const siblings = categories.filter(category => category.parentId === parentId)
  const fields = {
    ...common,
    name: { en: needed('nameEn', 80), fr: needed('nameFr', 80) },
    parentId,
    unit: text('unit') as PotencyUnit,
    form: text('form') as ProductForm,
    sortOrder: shelf.before?.sortOrder ?? blankCategory(siblings).sortOrder
  }
  return { fields, errors: reader.errors }
}
