import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings } from '../../src/server/settings/start-settings.ts'

const text = readFileSync('docs/operations.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Returns the names of all settings that the server reads when it starts. */
function settingsRead(): string[] {
  const given: Record<string, string> = {
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'orders@shop.example.com',
    SMS_WEBHOOK_URL: 'https://texts.example.com',
    SMS_WEBHOOK_TOKEN: 'token',
    PUBNUB_PUBLISH_KEY: 'pub',
    PUBNUB_SUBSCRIBE_KEY: 'sub'
  }
  const read = new Set<string>()
  readSettings(new Proxy(given, { get: (all, name: string) => (read.add(name), all[name]) }), [])
  // No longer supported: staff tokens are named.
  read.delete('STAFF_TOKEN')
  return [...read].sort()
}

test('the operator’s table names every setting that the server reads, and no other', () => {
  const table = text.slice(text.indexOf('| setting'), text.indexOf('## Starting'))
  const rows = table.split('\n').filter(line => line.startsWith('| `'))
  const named = rows.flatMap(row => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(match => match[1] ?? ''))
  expect(named.sort()).toEqual(settingsRead())
})

test('every command and file in the operations guide exists', () => {
  for (const [, name = ''] of text.matchAll(/npm run (?:--silent )?([\w:]+)/g))
    expect(Object.keys(scripts)).toContain(name)
  for (const [, path = ''] of text.matchAll(/`((?:demo|tests)\/[\w/.-]+)`/g))
    if (!path.endsWith('.data')) expect(existsSync(path), path).toBe(true)
})
