import { expect, test } from 'vitest'
import { readReply } from '../../src/rules/reply.ts'

// SPEC A6, branch by branch.
test.each([
  ['status 200 is success, and the message is data.msg', 200, { msg: 'Saved' }, { ok: true, message: 'Saved' }],
  ['status 201 is success, and the message is data.message', 201, { message: 'Made' }, { ok: true, message: 'Made' }],
  ['data.msg goes before data.message', 200, { msg: 'a', message: 'b' }, { ok: true, message: 'a' }],
  [
    'when a token is in data.payload the message is capitalised word by word',
    200,
    { message: 'welcome back, élise', payload: { token: 't' } },
    { ok: true, message: 'Welcome Back, Élise' }
  ],
  ['any other status is an error, 204 too', 204, { message: 'No' }, { ok: false, message: 'No' }],
  [
    'an error says data.message first',
    422,
    { message: 'a', response: { data: { msg: 'b', message: 'c' } } },
    { ok: false, message: 'a' }
  ],
  ['then response.data.msg', 500, { response: { data: { msg: 'b', message: 'c' } } }, { ok: false, message: 'b' }],
  ['then response.data.message', 500, { response: { data: { message: 'c' } } }, { ok: false, message: 'c' }],
  ['else `Please try again later`', 500, {}, { ok: false, message: 'Please try again later' }],
  ['also where there is nothing to read', 500, null, { ok: false, message: 'Please try again later' }],
  [
    'if it is still empty, `Something went wrong, please try again later.`',
    500,
    { message: ' ' },
    { ok: false, message: 'Something went wrong, please try again later.' }
  ]
])('%s', (_, status, data, expected) => {
  expect(readReply(status, data)).toEqual(expected)
})
