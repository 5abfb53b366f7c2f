import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  maxValue,
  minValue,
  nullable,
  nullish,
  number,
  object,
  pipe,
  regex,
  string
} from 'valibot'
import { maybe } from '../http/optional.ts'
import { del, get, post, put, query } from '../http/endpoint.ts'
import { count } from '../http/number.ts'
import { id, slug } from '../http/text.ts'
import { instant } from '../http/time.ts'
import { secret } from '../account/session.ts'
import { line } from '../typed/line.ts'

const seconds = pipe(number(), minValue(10), maxValue(3600))

/**
 * How the kiosks of a business behave (SPEC A3): the seconds without a touch after which the visit of a signed-in person
 * ends, and that of a guest.
 */
export const kioskSettings = object({
  logoutTime: maybe(seconds, 120),
  guestLogoutTime: maybe(seconds, 90)
})

/** The staff PIN of a location's kiosks. */
const kioskPin = pipe(string(), regex(/^\d{4,8}$/, 'code'))

/** The version of a storefront, as shown to staff. */
const version = nullish(pipe(string(), maxLength(40)), '')

/** A registered kiosk: a tablet at a location. Its letter is its own at that location while there are letters left. */
export const kiosk = object({
  id,
  name: string(),
  letter: pipe(string(), regex(/^[A-Z]$/)),
  location: slug,
  /** True if a card reader is paired with it. */
  hasReader: boolean()
})

export type KioskSettings = InferOutput<typeof kioskSettings>
export type Kiosk = InferOutput<typeof kiosk>

/**
 * Checks the staff PIN of a location, which opens the kiosk's menu; 422 `invalid` with `pin: wrong`, also if the location
 * has none; 429 `rate_limited` after too many tries.
 */
export const checkKioskPin = query('/locations/:location/kiosk-pin', {
  body: object({ pin: kioskPin }),
  reply: object({})
})

/**
 * Makes a tablet a kiosk of a location by its staff PIN; errors as for `checkKioskPin`. The token identifies the kiosk in
 * all other calls.
 */
export const registerKiosk = post('/kiosks', {
  body: object({ location: slug, pin: kioskPin, name: line(40), version }),
  reply: object({ kiosk, token: secret })
})

/**
 * Reports that a kiosk is on, about once a minute: its version, and how many orders wait for the network and how many
 * the API has refused since. 404 `not_found` if staff have removed it, or the token is wrong.
 */
export const reportKiosk = query('/kiosks/report', {
  body: object({ token: secret, version, waiting: count, refused: count }),
  reply: kiosk
})

/** Removes a kiosk by its own token, such as when the tablet is put to another use. */
export const leaveKiosk = query('/kiosks/leave', { body: object({ token: secret }), reply: object({}) })

/** A kiosk as staff see it. `isOnline` if it reported within the last three minutes. */
const staffKiosk = object({
  ...kiosk.entries,
  version: string(),
  isOnline: boolean(),
  seenAt: instant,
  waiting: count,
  refused: count,
  /** The id of the card reader that is paired with it. */
  reader: maybe(string(), null),
  lastOrder: maybe(object({ number: string(), at: instant }), null)
})

export type StaffKiosk = InferOutput<typeof staffKiosk>

/** Reads a location's kiosks, by letter, for its staff; `hasPin` if a PIN is set. */
export const readKiosks = get('/staff/locations/:location/kiosks', {
  query: { locale: string() },
  reply: object({ kiosks: array(staffKiosk), hasPin: boolean() })
})

/** Sets or removes the PIN of a location's kiosks. */
export const setKioskPin = put('/staff/locations/:location/kiosk-pin', {
  right: 'stores',
  query: { locale: string() },
  body: object({ pin: nullable(kioskPin) }),
  reply: object({ hasPin: boolean() })
})

/**
 * Lets the PIN of a location's kiosks be tried again, after too many wrong ones there. The network of the
 * manager stays open afterwards, also while others guess on.
 */
export const forgetKioskPinTries = del('/staff/locations/:location/kiosk-pin/tries', {
  right: 'stores',
  query: { locale: string() },
  reply: object({})
})

/** Renames a kiosk and pairs a card reader with it, null for none. */
export const setKiosk = put('/staff/locations/:location/kiosks/:kiosk', {
  right: 'stores',
  query: { locale: string() },
  body: object({ name: line(40), reader: nullable(line(80)) }),
  reply: staffKiosk
})

/** Removes a kiosk: its token stops working. */
export const removeKiosk = del('/staff/locations/:location/kiosks/:kiosk', {
  right: 'stores',
  query: { locale: string() },
  reply: object({})
})
