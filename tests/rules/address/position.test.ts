import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPosition } from '../../../src/rules/address/position.ts'

const toronto = { lat: 43.6426, lng: -79.3871 }

test.each([
  '43.6426, -79.3871',
  '43.6426,-79.3871',
  ' 43.6426 -79.3871 ',
  '(43.6426, −79.3871)',
  '43.6426; –79.3871',
  '43.6426° N, 79.3871° W',
  '43.6426 n 79.3871 o',
  '+43.6426, -79.3871',
  'geo:43.6426,-79.3871?z=17',
  'https://www.google.com/maps/place/X/@43.6,-79.4,17z/data=!3m1!4b1!4m6!3m5!8m2!3d43.6426!4d-79.3871',
  'https://www.google.com/maps/@43.6426,-79.3871,17z',
  'https://maps.google.com/?q=43.6426,-79.3871',
  'https://www.google.com/maps/search/?api=1&query=43.6426%2C-79.3871',
  'https://maps.apple.com/?ll=43.6426,-79.3871&q=Store',
  'https://www.openstreetmap.org/?mlat=43.6426&mlon=-79.3871#map=19/43.6/-79.4',
  'https://www.openstreetmap.org/#map=19/43.6426/-79.3871'
])('%j is a place in Toronto', text => {
  expect(readPosition(text)).toEqual(toronto)
})

test('a place of the south and the east has its signs', () => {
  expect(readPosition('33.87 S, 151.21 E')).toEqual({ lat: -33.87, lng: 151.21 })
})

test.each([
  '',
  '43.6426',
  'Toronto',
  '91, 0',
  '0, 181',
  '43.6426, -79.3871, 17',
  '4.3.6, -79',
  'https://maps.app.goo.gl/x'
])('%j is no place', text => {
  expect(readPosition(text)).toBeUndefined()
})

test('any place is read as it is written', () => {
  const figure = (most: number) => fc.integer({ min: -most * 10_000, max: most * 10_000 }).map(value => value / 10_000)
  fc.assert(
    fc.property(figure(90), figure(180), (lat, lng) => {
      expect(readPosition(`${lat.toFixed(4)}, ${lng.toFixed(4)}`)).toEqual({ lat: lat + 0, lng: lng + 0 })
    })
  )
})
