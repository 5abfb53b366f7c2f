import { array, type InferOutput, maxLength, object, pipe, string } from 'valibot'
import { get, put } from '../http/endpoint.ts'
import { hoursEntry, specialHours } from '../store/location.ts'
import { line } from '../typed/line.ts'

const { name: _name, ...ofDay } = specialHours.entries

/** Special hours with their name in all languages of the back end. */
const namedSpecialHours = object({ ...ofDay, name: object({ en: line(60), fr: line(60) }) })

/** The hours of a location as its staff edit them; several entries of a day are several openings. */
const editableHours = object({
  openingHours: pipe(array(hoursEntry), maxLength(28)),
  deliveryHours: pipe(array(hoursEntry), maxLength(28)),
  specialHours: pipe(array(namedSpecialHours), maxLength(100))
})

export type EditableHours = InferOutput<typeof editableHours>

/** Reads a location's hours for its staff. */
export const readHours = get('/staff/locations/:location/hours', {
  query: { locale: string() },
  reply: editableHours
})

/** Sets a location's hours; 422 `invalid` for an impossible date. */
export const setHours = put('/staff/locations/:location/hours', {
  right: 'stores',
  query: { locale: string() },
  body: editableHours,
  reply: editableHours
})
