import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readReply } from '../../src/rules/reply.ts'

const later = 'Please try again later'
const empty = 'Something went wrong, please try again later.'

describe('status 200 or 201 is success, and anything else is an error (SPEC A6)', () => {
  test.each([200, 201])('%i is success', status => {
    expect(readReply(status, { message: 'Saved' })).toEqual({ ok: true, message: 'Saved' })
  })

  test.each([0, 100, 199, 202, 203, 204, 206, 299, 301, 304, 400, 401, 404, 409, 422, 429, 500, 503])(
    '%i is an error',
    status => {
      expect(readReply(status, { message: 'No' })).toEqual({ ok: false, message: 'No' })
    }
  )
})

describe('the message of a success is data.msg or data.message (SPEC A6)', () => {
  test.each<[string, unknown, string]>([
    ['data.msg', { msg: 'a' }, 'a'],
    ['data.message', { message: 'b' }, 'b'],
    ['data.msg before data.message', { msg: 'a', message: 'b' }, 'a'],
    ['data.message where data.msg is no text', { msg: 7, message: 'b' }, 'b'],
    ['nothing where there is neither', {}, ''],
    ['nothing where there is no data', undefined, ''],
    ['nothing where the data is a text', 'Saved', ''],
    ['nothing of what an error would say', { response: { data: { msg: 'c', message: 'd' } } }, '']
  ])('it is %s', (_, data, message) => {
    expect(readReply(200, data)).toEqual({ ok: true, message })
    expect(readReply(201, data)).toEqual({ ok: true, message })
  })
})

describe('when a token is in data.payload the message is capitalised word by word (SPEC A6)', () => {
  test.each([
    ['welcome back', 'Welcome Back'],
    ['welcome back, élise', 'Welcome Back, Élise'],
    ['  two  blanks\tand a\nline', '  Two  Blanks\tAnd A\nLine'],
    ['it’s all-in-one', 'It’s All-in-one'],
    ['ALREADY Capital', 'ALREADY Capital'],
    ['4 you', '4 You'],
    ['', '']
  ])('“%s” becomes “%s”', (message, expected) => {
    expect(readReply(200, { message, payload: { token: 't' } })).toEqual({ ok: true, message: expected })
    expect(readReply(201, { msg: message, payload: { token: 't' } })).toEqual({ ok: true, message: expected })
  })

  test.each<[string, unknown]>([
    ['no payload', undefined],
    ['a payload without a token', { user: 'élise' }],
    ['a token that is empty', { token: '' }],
    ['a token that is null', { token: null }],
    ['a payload that is null', null],
    ['a payload that is a text', 'token']
  ])('with %s it stays as it is', (_, payload) => {
    expect(readReply(200, { message: 'welcome back', payload })).toEqual({ ok: true, message: 'welcome back' })
  })

  test('an error’s message stays as it is', () => {
    expect(readReply(401, { message: 'sign in again', payload: { token: 't' } }).message).toBe('sign in again')
  })

  test('a token outside the payload changes nothing', () => {
    expect(readReply(200, { message: 'welcome back', token: 't' }).message).toBe('welcome back')
  })

  test('only first letters change, and twice is as good as once', () => {
    fc.assert(
      fc.property(fc.lorem(), message => {
        const once = readReply(200, { message, payload: { token: 't' } }).message
        expect(once.toLowerCase()).toBe(message.toLowerCase())
        for (const word of once.split(' ')) expect(word[0]).toBe(word[0]?.toUpperCase())
        expect(readReply(200, { message: once, payload: { token: 't' } }).message).toBe(once)
      })
    )
  })
})

describe('an error shows data.message, then response.data.msg, then response.data.message (SPEC A6)', () => {
  const response = (data: unknown) => ({ response: { data } })

  test.each<[string, unknown, string]>([
    ['data.message first', { message: 'a', ...response({ msg: 'b', message: 'c' }) }, 'a'],
    ['then response.data.msg', response({ msg: 'b', message: 'c' }), 'b'],
    ['then response.data.message', response({ message: 'c' }), 'c'],
    ['response.data.msg where data.message is no text', { message: 7, ...response({ msg: 'b' }) }, 'b'],
    ['response.data.message where response.data.msg is no text', response({ msg: {}, message: 'c' }), 'c'],
    ['its message without the blanks around it', { message: ' a\n' }, 'a']
  ])('%s', (_, data, message) => {
    expect(readReply(500, data)).toEqual({ ok: false, message })
  })

  test.each<[string, unknown]>([
    ['there is no data', undefined],
    ['the data is null', null],
    ['the data is a page of text', '<html>Bad gateway</html>'],
    ['the data is empty', {}],
    ['only data.msg is there, which is a success’s', { msg: 'a' }],
    ['the response is empty', { response: {} }],
    ['the response’s data is null', response(null)],
    ['the response’s data is empty', response({})],
    ['the response’s messages are outside its data', { response: { msg: 'b', message: 'c' } }]
  ])('else `Please try again later`: %s', (_, data) => {
    expect(readReply(500, data)).toEqual({ ok: false, message: later })
  })

  test.each<[string, unknown]>([
    ['data.message is empty', { message: '' }],
    ['data.message is blank', { message: ' \n' }],
    ['response.data.msg is empty', response({ msg: '' })],
    ['response.data.message is empty', response({ message: '' })]
  ])('if it is still empty, `Something went wrong, please try again later.`: %s', (_, data) => {
    expect(readReply(500, data)).toEqual({ ok: false, message: empty })
  })
})

test('whatever comes from outside is read, and an error always has a message (SPEC C16)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 599 }), fc.anything(), (status, data) => {
      const reading = readReply(status, data)
      expect(reading.ok).toBe(status === 200 || status === 201)
      expect(reading.ok || reading.message.trim() !== '').toBe(true)
    })
  )
})
