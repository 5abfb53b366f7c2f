import { describe, expect, test } from 'vitest'
import { isUnavailable } from '../../../src/server/db/connection/is-unavailable.ts'

describe('an error counts as an outage of the database', () => {
  test.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Received unexpected commandComplete message from backend.',
    'timeout exceeded when trying to connect'
  ])('if the driver says "%s"', message => {
    expect(isUnavailable(new Error(message))).toBe(true)
    expect(isUnavailable(new Error('Failed query', { cause: new Error(message) }))).toBe(true)
  })

  test.each(['57P01', '08006', 'ECONNRESET', 'EPIPE', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END'])(
    'if its code is %s',
    code => expect(isUnavailable(Object.assign(new Error('lost'), { code }))).toBe(true)
  )

  test.each([
    ['its resources are exhausted', '53000'],
    ['its disk is full', '53100'],
    ['it is out of memory', '53200'],
    ['it has too many connections', '53300'],
    ['one of its configured limits is reached', '53400'],
    ['it takes no writes', '25006'],
    ['it has crashed', '57P02'],
    ['it is starting or recovering', '57P03']
  ])('if Postgres reports that %s (%s)', (_, code) => {
    const cause = Object.assign(new Error('refused'), { code })
    expect(isUnavailable(cause)).toBe(true)
    expect(isUnavailable(new Error('Failed query', { cause }))).toBe(true)
  })

  test.each(['23505', '42601', 'ERR_INVALID_ARG_TYPE'])('but not if its code is %s', code =>
    expect(isUnavailable(Object.assign(new Error('wrong'), { code }))).toBe(false)
  )
})
