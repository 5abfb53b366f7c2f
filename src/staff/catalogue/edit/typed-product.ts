import type { Potency } from '../../../contract/catalog/potency.ts'
import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import type { EditedProduct } from '../../../contract/staff/staff-catalogue.ts'
import type { ClockPlace } from '../../../rules/time/clock-offsets.ts'
import { readWall } from '../../../rules/time/time-zone.ts'
import { gramsText, moneyText } from '../read-figures.ts'
import type { EditedSize } from './edited.ts'
import type { Typed } from './typed.ts'

/** A store whose prices are in the form. */
export type PriceStore = ClockPlace & { slug: string; name: string }

/** The name of a field of a size, by its place. */
export const sizeName = (at: number, name: string): string => `s${at}-${name}`

/** The name of a field of a price, by the place of its size and the store; `all` for one price in all stores. */
export const priceName = (at: number, store: string, name: string): string => `s${at}-${store}-${name}`

/** A yes or no as a text. */
export const flag = (is: boolean): string => (is ? 'yes' : '')

const figureText = (figure: Potency | null): string =>
  figure ? (figure.min === figure.max ? `${figure.max}` : `${figure.min}-${figure.max}`) : ''

/** A time of a sale as the clock of the store shows it, for a field of date and time. */
export function momentText(moment: string | null | undefined, store: ClockPlace): string {
  if (!moment) return ''
  return /(?:Z|[+-]\d\d:?\d\d)$/.test(moment) ? readWall(moment, store).toISOString().slice(0, 16) : moment.slice(0, 16)
}

function typedFields(fields: DraftFields<'product'>): Typed {
  const {
    name,
    brand,
    categoryId,
    subCategoryId,
    form,
    limitClass,
    strain,
    strainType,
    thc,
    cbd,
    picture,
    pictureAlt
  } = fields
  const { description, ingredients, allergens, tags, featured, discontinued } = fields
  return {
    nameEn: name.en,
    nameFr: name.fr,
    brand,
    categoryId,
    subCategoryId: subCategoryId ?? '',
    form,
    limitClass,
    strain: strain ?? '',
    strainType: strainType ?? '',
    thc: figureText(thc),
    cbd: figureText(cbd),
    thcUnit: thc?.unit ?? '%',
    cbdUnit: cbd?.unit ?? '%',
    picture: picture ?? '',
    pictureAltEn: pictureAlt?.en ?? '',
    pictureAltFr: pictureAlt?.fr ?? '',
    descriptionEn: description.en,
    descriptionFr: description.fr,
    ingredientsEn: ingredients?.en ?? '',
    ingredientsFr: ingredients?.fr ?? '',
    allergensEn: allergens?.en ?? '',
    allergensFr: allergens?.fr ?? '',
    tags: tags.join(', '),
    featured: flag(featured),
    discontinued: flag(discontinued)
  }
}

const namePrefixed = (prefix: string, fields: Typed): Typed =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}-${name}`, value]))

function typedPrice({ price, salePrice, saleName, saleTimes }: DraftFields<'price'>, store: ClockPlace): Typed {
  return {
    price: moneyText(price),
    sale: moneyText(salePrice),
    saleNameEn: saleName?.en ?? '',
    saleNameFr: saleName?.fr ?? '',
    starts: momentText(saleTimes?.starts, store),
    ends: momentText(saleTimes?.ends, store)
  }
}

const noPrice: Typed = { price: '', sale: '', saleNameEn: '', saleNameFr: '', starts: '', ends: '' }

/** Returns a size as it is typed. */
export function typedSize({ fields, prices }: EditedSize, at: number, stores: readonly PriceStore[]): Typed {
  const { size, weightMilli, equivalentMilli, sku, gtin, containers, deposit, taxes } = fields
  const byStore = stores.map(store => {
    const known = prices.find(price => price.store === store.slug)
    return { store, known, typed: known ? typedPrice(known.fields, store) : noPrice }
  })
  const listed = byStore.filter(({ known }) => known).map(({ typed }) => typed)
  const [first = noPrice, ...others] = listed
  const isSame = others.every(typed => JSON.stringify(typed) === JSON.stringify(first))
  return {
    ...namePrefixed(`s${at}`, {
      sizeEn: size.en,
      sizeFr: size.fr,
      weight: gramsText(weightMilli),
      equivalent: gramsText(equivalentMilli),
      sku: sku ?? '',
      gtin: gtin?.replace(/^0{1,2}/, '') ?? '',
      container: containers?.kind ?? '',
      millilitres: containers ? String(containers.millilitres) : '',
      count: containers ? String(containers.count) : '1',
      deposit: moneyText(deposit),
      taxes: taxes === null ? 'usual' : taxes.length === 0 ? 'none' : 'own',
      taxCodes: taxes?.join(' ') ?? '',
      same: flag(isSame)
    }),
    ...namePrefixed(`s${at}-all`, first),
    ...Object.assign(
      {},
      ...byStore.map(({ store, known, typed }) =>
        namePrefixed(`s${at}-${store.slug}`, {
          ...typed,
          on: flag(known !== undefined),
          available: flag(known?.fields.available ?? true)
        })
      )
    )
  }
}

/** Returns a product as it is typed, with its prices in some stores. */
export const typedProduct = ({ fields, sizes }: EditedProduct, stores: readonly PriceStore[]): Typed =>
  Object.assign({}, typedFields(fields), ...sizes.map((size, at) => typedSize(size, at, stores)))
