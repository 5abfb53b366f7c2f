import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import { createFeedKey } from '../../../src/contract/feed/feed-keys.ts'
import { areas } from '../../../src/conformance/areas/index.ts'
import { conform } from '../../../src/conformance/run.ts'
import { attempts } from '../../../src/server/db/schema.ts'
import { fixture, makeProduct } from '../support/database/seed.ts'
import { faults } from '../support/process/faults.ts'
import { openWrongServer, right } from '../support/process/wrong-server.ts'
import { openShop } from '../support/shop.ts'

// A menu needs more than one page to have versions.
const crowd = Array.from({ length: 20 }, (_, at) => makeProduct(`crowd-${at}`, { limitClass: 'accessory' }))
const shop = await openShop({ ...fixture, products: [...fixture.products, ...crowd] })
const wrong = await openWrongServer(shop.url)
const { payload: made } = await shop.to(createFeedKey, {
  body: { name: 'Check', scopes: ['catalog', 'stock', 'orders'], locations: null },
  headers: { Authorization: 'Bearer staff' }
})
const feedKey = made.secret
const names = areas.flatMap(area => area.points.map(point => point.name))

beforeEach(async () => {
  await shop.db.delete(attempts)
  wrong.state.fault = right
})

const root = fileURLToPath(new URL('../../..', import.meta.url))

function run(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const args = ['--import', 'tsx', 'src/conformance/main.ts', ...words]
  return new Promise(done => {
    const child = execFile(process.execPath, args, { cwd: root }, (_error, out, err) =>
      done({ code: child.exitCode ?? -1, out, err })
    )
  })
}

test('the reference server passes behind a server that changes nothing', async () => {
  const results = await conform(wrong.url, { feedKey })
  expect(results.filter(one => one.outcome !== 'ok').map(({ name, why }) => [name, why])).toEqual([])
})

describe('a server that is wrong fails where it is:', () => {
  test.each(names)('%s', async name => {
    wrong.state.fault = faults[name] ?? right
    const [result] = await conform(wrong.url, { wait: 2, feedKey }, { only: name })
    expect(result).toMatchObject({ name, outcome: 'failed', why: expect.stringMatching(/\S/) })
  })
})

describe('the command', () => {
  test('prints a line per check, then the totals, and exits with 0 if all pass', async () => {
    const { code, out } = await run(shop.url, '--feed-key', feedKey)
    expect(out).toContain(`  ok       ${names[0]}\n`)
    expect(out.trimEnd().split('\n').at(-1)).toBe(`${names.length} passed, 0 failed, 0 skipped`)
    expect(code).toBe(0)
  })

  test('explains failures, and exits with 1', async () => {
    wrong.state.fault = faults['Public reads carry an ETag'] ?? right
    const { code, out } = await run(wrong.url)
    expect(out).toMatch(/ {2}FAIL {5}Public reads carry an ETag\n {11}\/v1\/business: none\n/)
    expect(code).toBe(1)
  })

  test.each(['', 'localhost', 'http://localhost more', 'http://localhost --wat', 'http://localhost --wait long'])(
    'does not start with “%s”, and explains why',
    async words => {
      const { code, out, err } = await run(...words.split(' ').filter(Boolean))
      expect([code, out]).toEqual([1, ''])
      expect(err).toMatch(/\S/)
      expect(err).not.toMatch(/\n\s+at /)
    }
  )
})
