import type { DraftChange } from '../../../contract/staff/drafts.ts'
import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import type { Potency } from '../../../contract/catalog/potency.ts'
import { formatMoney } from '../../../format/money.ts'
import { formatPotency } from '../../../format/potency.ts'
import type { HoursEntry } from '../../../contract/store/location.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { defaultPrepTime } from '../../../rules/time/preparation.ts'
import type { ClockPlace } from '../../../rules/time/clock-offsets.ts'
import { categoryName } from '../category-options.ts'
import type { Catalogue } from '../../data/catalogue.ts'
import { describeMoment, describeTimes } from '../describe-times.ts'
import { describeLink } from '../banners/describe-link.ts'
import { describeDiscount } from '../promotions/describe-discount.ts'
import english from '../messages/en-CA.json'
import { type CatalogueWord, inLocale, type Pair, say } from '../words.ts'

/** Facts that values are put into words by. */
export interface Facts {
  locale: Locale
  store: ClockPlace
  categories: Catalogue['categories']
  /** Returns the name of a store. */
  storeName(slug: string): string
}

/** Longest text of a value. */
const LONGEST = 200

const inCents = new Set(['price', 'salePrice', 'deposit', 'minimum', 'fee', 'freeFrom', 'value'])
const inMilligrams = new Set(['weightMilli', 'equivalentMilli'])
const moments = new Set(['startsAt', 'endsAt'])

/** Returns the name of a field in the reader's language; one without a name of its own stays as it is. */
export function fieldName(name: string): string {
  const word = `field.${name}`
  return word in english ? say(word as CatalogueWord) : name
}

const isPair = (value: object): value is Pair => 'en' in value && 'fr' in value
const isPotency = (value: object): value is Potency => 'min' in value && 'max' in value && 'unit' in value

function pairText(pair: Pair, locale: Locale): string {
  const own = inLocale(pair, locale)
  const other = locale === 'fr-CA' ? pair.en : pair.fr
  return [own, other !== own && other].filter(Boolean).join(' / ') || say('field.nothing')
}

const choices: Record<string, string> = { form: 'form', limitClass: 'limitClass', strainType: 'strainType' }
/** Those of banners. */
const placeWord = (value: string): string => `banner.place.${value}`

function choiceText(name: string, value: string): string | undefined {
  const word = name === 'place' ? placeWord(value) : `edit.${choices[name] ?? ''}.${value}`
  return word in english ? say(word as CatalogueWord) : undefined
}

/** The tiers in words: `Bloom from 250 points, 10% more points`. */
const tiersText = (tiers: DraftFields<'loyalty'>['tiers'], locale: Locale): string =>
  tiers
    .map(({ name, from, bonus }) =>
      [
        say('points.tierFact', { name: inLocale(name, locale), count: from }),
        bonus > 0 && say('field.bonus', { percent: bonus })
      ]
        .filter(Boolean)
        .join(', ')
    )
    .join('; ') || say('field.nothing')

function objectText(name: string, value: object, facts: Facts): string {
  if (name === 'saleTimes' || name === 'times')
    return describeTimes({ starts: null, ends: null, weekly: null, ...value }, facts.store, facts.locale)
  if (name === 'takes') return describeDiscount(value as DraftFields<'deal'>['takes'], facts.locale, facts.categories)
  if (name === 'link') return describeLink(value as DraftFields<'banner'>['link'], facts.locale, facts)
  if (name === 'locations') return (value as string[]).map(facts.storeName).join(', ')
  if (name === 'methods')
    return (value as string[]).map(method => say(`promo.method.${method}` as CatalogueWord)).join(', ')
  if (name === 'tiers') return tiersText(value as DraftFields<'loyalty'>['tiers'], facts.locale)
  if (name === 'polygon') return say('field.corners', { count: (value as unknown[]).length })
  if (name === 'hours') return weekText(value as readonly HoursEntry[], facts)
  if (name === 'containers') return say('field.container', value as Record<string, string | number>)
  if (name === 'searchWords')
    return (value as string[][]).map(group => group.join(', ')).join('; ') || say('field.nothing')
  if (Array.isArray(value)) return value.length === 0 ? say('field.nothing') : value.map(String).join(', ')
  if (isPair(value)) return pairText(value, facts.locale)
  if (isPotency(value)) return formatPotency(value, facts.locale)
  return JSON.stringify(value)
}

function figureText(name: string, value: number, locale: Locale): string {
  if (inCents.has(name)) return formatMoney(value, locale)
  if (inMilligrams.has(name)) return `${(value / 1000).toLocaleString(locale)}\u00a0g`
  return value.toLocaleString(locale)
}

function textOf(name: string, value: string, facts: Facts): string {
  if (name === 'categoryId' || name === 'subCategoryId' || name === 'parentId')
    return categoryName(facts.categories, value, facts.locale) || value
  if (name === 'picture' && value.startsWith('/v1/pictures/')) return say('field.storedPicture')
  if (moments.has(name)) return describeMoment(value, facts.store, facts.locale)
  if (name === 'ageGate') return say(`field.ageGate.${value}` as CatalogueWord)
  if (name === 'curbsideCutOff' && value === 'none') return say('field.untilClosing')
  return choiceText(name, value) ?? value
}

/** Weekly hours, such as those of a delivery zone. */
function weekText(hours: readonly HoursEntry[], { store, locale }: Facts): string {
  const weekly = hours
    .filter(({ isOpen }) => isOpen)
    .map(({ day, openTime: from, closeTime: to }) => ({ day, from, to }))
  return describeTimes({ starts: null, ends: null, weekly }, store, locale) || say('field.nothing')
}

const prepTimes = new Set(['pickupPrepTime', 'deliveryPrepTime'])

/** The word for a value that is not there, where it has a meaning. */
const absent: Record<string, CatalogueWord> = {
  locations: 'field.allStores',
  methods: 'field.allStores',
  times: 'times.always',
  pickupCutOff: 'field.untilClosing',
  deliveryCutOff: 'field.untilClosing',
  freeFrom: 'field.never',
  hours: 'field.asStore',
  perPerson: 'field.noLimit',
  most: 'field.noLimit',
  curbsideCutOff: 'field.asPickup',
  deliveryCapacity: 'field.asPickup',
  afterHours: 'field.yes'
}

/** Puts a value of a change into words. */
export function valueText(name: string, value: unknown, facts: Facts): string {
  if (value === null || value === undefined || value === '')
    return prepTimes.has(name) ? String(defaultPrepTime) : say(absent[name] ?? 'field.nothing')
  if (typeof value === 'boolean') return say(value ? 'field.yes' : 'field.no')
  const text =
    typeof value === 'number'
      ? figureText(name, value, facts.locale)
      : typeof value === 'string'
        ? textOf(name, value, facts)
        : objectText(name, value, facts)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** Changes of the same product, or of one thing of another kind. */
export interface ChangeGroup {
  key: string
  changes: DraftChange[]
}

/** Groups changes by product, in their order. */
export function groupChanges(changes: readonly DraftChange[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>()
  for (const change of changes) {
    const owner = change.kind === 'product' ? change.id : change.product
    const key = owner ?? `${change.kind} ${change.id}`
    const group = groups.get(key) ?? { key, changes: [] }
    group.changes.push(change)
    groups.set(key, group)
  }
  return [...groups.values()]
}
