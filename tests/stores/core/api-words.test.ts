import { describe, expect, test } from 'vitest'
import '../../../src/stores/core/error-details.ts'
import { readFailure } from '../../../src/client/http/problem.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { say } from '../../../src/i18n/translate.ts'
import { toProblem } from '../../../src/client/async-state.ts'

/** What a shopper reads of an error reply. */
const read = (status: number, data: unknown, locale: Locale = 'en-CA') =>
  say(locale, toProblem(readFailure(status, data).problem))

describe('an error reply’s own message is shown (SPEC A6, C20)', () => {
  test.each([
    [400, { message: 'Not today.' }],
    [404, { message: 'Not today.' }],
    [409, { message: 'Not today.', code: 'of_another_back_end' }],
    [500, { message: 'Not today.' }],
    [503, { response: { data: { msg: 'Not today.' } } }],
    [422, { response: { data: { message: 'Not today.' } } }]
  ])('of status %i: %j', (status, data) => {
    expect(read(status, data)).toBe('Not today.')
    expect(read(status, data, 'fr-CA')).toBe('Not today.')
  })

  test('one with a code of the contract has the storefront’s own sentence in the shopper’s language', () => {
    const closed = { message: 'Closed.', code: 'closed' }
    expect(read(409, closed)).toBe('The store isn’t taking orders right now. Your cart is saved.')
    expect(read(409, closed, 'fr-CA')).not.toContain('Closed')
    expect(read(404, { message: 'No.', code: 'not_found' })).toBe(say('en-CA', { key: 'problem.not_found' }))
    expect(read(503, { message: 'No.', code: 'unavailable' })).toBe(say('en-CA', { key: 'problem.server' }))
  })

  test('a 404 is still known as one', () => {
    expect(toProblem(readFailure(404, { message: 'Not today.' }).problem).kind).toBe('not_found')
    expect(read(404, {})).toBe(say('en-CA', { key: 'problem.not_found' }))
  })

  test.each([400, 500])(
    'of status %i without one there are two fallback sentences, which have a French form',
    status => {
      expect(read(status, {})).toBe('Please try again later')
      expect(read(status, {}, 'fr-CA')).toBe('Veuillez réessayer plus tard')
      expect(read(status, { message: ' ' })).toBe('Something went wrong, please try again later.')
      expect(read(status, { message: '' }, 'fr-CA')).toBe('Une erreur s’est produite. Veuillez réessayer plus tard.')
    }
  )
})
