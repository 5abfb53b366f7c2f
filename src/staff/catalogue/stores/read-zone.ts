import { mostOfZone } from '../../../contract/staff/draft-store-fields.ts'
import type { EditedStore, EditedZone } from '../../../contract/staff/store-settings.ts'
import type { Coordinates } from '../../../lib/geo.ts'
import { polygonProblem, withoutClosing } from '../../../rules/address/polygon.ts'
import { isPostalPrefix, plainPrefix } from '../../../rules/address/postal-prefix.ts'
import { shortestWindow } from '../../../rules/time/shortest-window.ts'
import type { WeeklyWindow } from '../../../rules/promo/offer-times.ts'
import type { Reader } from '../edit/reader.ts'
import { readMoney } from '../read-figures.ts'
import { cornersText, typedZone, zoneName } from './typed-settings.ts'

type Fields = EditedZone['fields']

/** Returns the beginnings of postal codes in a text, each once. */
export const prefixesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map(plainPrefix)
      .filter(Boolean)
  )
]

/** Matches a corner: two figures in degrees with a comma or a space between them. */
const corner = /^(-?\d{1,3}(?:\.\d+)?)(?:\s*[,;]\s*|\s+)(-?\d{1,3}(?:\.\d+)?)$/

/** Reads corners, one a line and latitude first; undefined if a line is none. */
export function readCorners(text: string): Coordinates[] | undefined {
  const lines = text.split('\n').map(line => line.trim())
  const corners = lines.filter(Boolean).map(line => {
    const [, lat, lng] = corner.exec(line) ?? []
    return { lat: Number(lat), lng: Number(lng) }
  })
  const isPlace = ({ lat, lng }: Coordinates) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return corners.every(isPlace) ? withoutClosing(corners) : undefined
}

interface Context {
  store: EditedStore
  /** The length of a slot in minutes, as it is typed. */
  slotMinutes: number
  /** The beginnings of postal codes of the store's other zones. */
  others: readonly string[]
}

function readPlace(reader: Reader, name: (field: string) => string, { store, others }: Context, before: Fields) {
  const prefixes = prefixesIn(reader.text(name('postalPrefixes')))
  if (!prefixes.every(prefix => isPostalPrefix(prefix, store.country) || before.postalPrefixes.includes(prefix)))
    reader.refuse(name('postalPrefixes'), 'wrong')
  if (prefixes.some(prefix => others.includes(prefix))) reader.refuse(name('postalPrefixes'), 'choice')
  const text = reader.text(name('polygon'))
  const corners = text === cornersText(before.polygon) ? before.polygon : readCorners(text)
  if (corners === undefined) reader.refuse(name('polygon'), 'wrong')
  const problem = corners && polygonProblem(corners)
  if (problem) reader.refuse(name('polygon'), problem === 'few' ? 'too_short' : 'choice')
  if (prefixes.length === 0 && corners?.length === 0) reader.refuse(name('postalPrefixes'), 'required')
  return { postalPrefixes: prefixes, polygon: corners ?? [] }
}

function readHours(reader: Reader, name: string, { slotMinutes }: Context, stored: string, before: Fields) {
  const text = reader.text(name) || '[]'
  if (text === stored) return before.hours
  const windows = JSON.parse(text) as WeeklyWindow[]
  if (windows.length === 0) return null
  const hours = windows.map(({ day, from, to }) => ({ day, openTime: from, closeTime: to, isOpen: true }))
  if (windows.some(({ from, to }) => !from || !to)) reader.refuse(name, 'required')
  else if (shortestWindow(hours) < slotMinutes) reader.refuse(name, 'too_short')
  return hours
}

/** Reads the zone at a place of the form; `before` is the one that the form began with. */
export function readZone(reader: Reader, at: number, context: Context, { fields: before }: EditedZone): Fields {
  const name = (field: string) => zoneName(at, field)
  const amount = (field: keyof typeof mostOfZone): number | null =>
    reader.figure(name(field), text => {
      const cents = readMoney(text)
      return typeof cents === 'number' && cents > mostOfZone[field] ? undefined : cents
    })
  return {
    name: reader.needed(name('name'), 80),
    ...readPlace(reader, name, context, before),
    fee: amount('fee') ?? 0,
    minimum: amount('minimum') ?? 0,
    freeFrom: amount('freeFrom'),
    hours: readHours(reader, name('hours'), context, typedZone({ fields: before }, at)[name('hours')] ?? '', before)
  }
}
