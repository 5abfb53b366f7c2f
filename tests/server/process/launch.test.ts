import { describe, expect, test } from 'vitest'
import { readSettings, readStartSettings } from '../../../src/server/settings/start-settings.ts'
import { startServer } from '../../../src/server/start.ts'

/** Valid production settings. */
const earnest = {
  PUBLIC_URL: 'https://shop.example.com',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'Shop <orders@shop.example.com>'
}

/** Returns the message of a refused start with these settings; `none` if it starts. */
async function refusalOf(environment: Record<string, string>, args: string[] = []): Promise<string> {
  try {
    const server = await startServer(readSettings({ PORT: '0', ...environment }, args).start)
    await server.close()
    return 'none'
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

describe('a start in earnest', () => {
  test.each([
    ['PUBLIC_URL', undefined, /^PUBLIC_URL is not set: .* https:\/\/shop\.example\.com\.$/],
    ['PUBLIC_URL', '', /^PUBLIC_URL is empty: /],
    ['PUBLIC_URL', 'shop.example.com', /^Invalid PUBLIC_URL "shop\.example\.com": expected a URL/],
    ['PUBLIC_URL', 'shop.example.com:443', /expected a URL/],
    ['PUBLIC_URL', 'ftp://shop.example.com', /expected a URL/],
    ['PUBLIC_URL', 'https://shop.example.com/shop', /expected an origin without a path/],
    ['PUBLIC_URL', 'https://shop.example.com?a=1', /expected an origin without a path/],
    ['PUBLIC_URL', 'http://shop.example.com', /it must start with https:/],
    ['SMTP_URL', undefined, /^SMTP_URL is not set: /],
    ['SMTP_URL', 'mail.example.com', /^Invalid SMTP_URL: expected an SMTP server/],
    ['MAIL_FROM', undefined, /^Invalid MAIL_FROM: expected a sender/],
    ['MAIL_FROM', 'Shop', /^Invalid MAIL_FROM/],
    ['SMS_WEBHOOK_URL', 'http://texts.example.com', /^Invalid SMS_WEBHOOK_URL: expected a URL that starts with https:/],
    ['SMS_WEBHOOK_URL', 'https://texts.example.com', /^SMS_WEBHOOK_TOKEN is not set/],
    ['STAFF_TOKEN', 'staff', /^STAFF_TOKEN is no longer supported\. /],
    ['STAFF_TOKENS', 'staff', /^Invalid STAFF_TOKENS: expected names and tokens/],
    ['STAFF_TOKENS', 'Maya:staff', /^The token for Maya in STAFF_TOKENS is too short: .* 24 characters\.$/],
    ['STAFF_TOKENS', `Maya:${'k'.repeat(24)},Theo:${'k'.repeat(23)}`, /^The token for Theo/],
    ['PORT', 'front', /^Invalid PORT "front": expected an integer from 0 to 65535\.$/],
    ['TRUST_PROXY', 'yes', /^Invalid TRUST_PROXY "yes"/],
    ['DEMO', 'yes', /^Invalid DEMO "yes": expected 1/]
  ])('with %s as %j is refused in a sentence', async (name, value, sentence) => {
    const { [name as 'PUBLIC_URL']: _, ...others } = earnest
    expect(await refusalOf({ ...others, ...(value !== undefined && { [name]: value }) })).toMatch(sentence)
  })

  test('with several faults is refused with all of them listed', () => {
    const faulty = { PORT: 'front', TRUST_PROXY: 'yes', SMTP_URL: 'mail.example.com' }
    const sentences = ['PUBLIC_URL is not set', 'Invalid SMTP_URL', 'Invalid PORT "front"', 'Invalid TRUST_PROXY "yes"']
    for (const sentence of sentences) expect(() => readStartSettings(faulty, [])).toThrow(sentence)
  })

  test('accepts valid settings, including a local address without TLS', () => {
    for (const PUBLIC_URL of ['https://shop.example.com', 'https://shop.example.com/', 'http://localhost:8080'])
      expect(readSettings({ ...earnest, PUBLIC_URL }, []).start).toMatchObject({ demo: false, publicUrl: PUBLIC_URL })
    const tokens = `Maya R.:${'k'.repeat(24)}, Theo:${'m'.repeat(30)}`
    expect(readSettings({ ...earnest, STAFF_TOKENS: tokens }, []).start.staffTokens).toEqual([
      { name: 'Maya R.', token: 'k'.repeat(24) },
      { name: 'Theo', token: 'm'.repeat(30) }
    ])
  })
})

describe('the demo', () => {
  test('is started by a switch alone', () => {
    expect(readSettings({}, []).start.demo).toBe(false)
    expect(readSettings({ DEMO: '0' }, []).start.demo).toBe(false)
    expect(readSettings({ DEMO: '1' }, []).start.demo).toBe(true)
    expect(readSettings({}, ['--demo']).start.demo).toBe(true)
    expect(() => readSettings({}, ['--demon'])).toThrow('Unknown argument "--demon"')
  })

  test.each([
    [{ HOST: '0.0.0.0' }, /^The demo only runs on this machine, but HOST is "0\.0\.0\.0"\./],
    [{ HOST: '' }, /^The demo only runs on this machine, but HOST is ""\./],
    [{ HOST: '::' }, /^The demo only runs on this machine/],
    [{ PUBLIC_URL: 'https://shop.example.com' }, /^The demo only runs on this machine, but PUBLIC_URL is set\./],
    [{ PUBLIC_URL: '' }, /^PUBLIC_URL is empty: /]
  ])('is refused where others could reach it: %j', async (environment, sentence) => {
    expect(await refusalOf(environment as Record<string, string>, ['--demo'])).toMatch(sentence)
  })
})
