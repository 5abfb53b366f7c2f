import { integer, maxValue, minValue, nullable, number, object, pipe, string } from 'valibot'
import { put } from '../http/endpoint.ts'
import { maybe } from '../http/optional.ts'
import { line, lineOrNone } from '../typed/line.ts'
import { order } from './order.ts'

/** Where a shopper waits in a car. */
export const carPlace = object({ car: line(60), spot: line(40) })

/**
 * Checks in for a pickup, or for curbside pickup with the car and its spot (422 without). 409 `conflict` before the order is confirmed
 * and after it ended, with the order.
 */
export const checkIn = put('/orders/:order/here', {
  query: { locale: string() },
  auth: 'optional',
  body: object({ car: maybe(lineOrNone(60), ''), spot: maybe(lineOrNone(40), '') }),
  reply: order
})

/** The longest way that can be announced, in minutes. */
export const longestWay = 120

/** Says that the shopper is on their way and how long it takes; null takes it back. 409 `conflict` as for `checkIn`, and once they are there. */
export const sayOnWay = put('/orders/:order/on-way', {
  query: { locale: string() },
  auth: 'optional',
  body: object({ minutes: nullable(pipe(number(), integer(), minValue(1), maxValue(longestWay))) }),
  reply: order
})
