import { describe, expect, test } from 'vitest'
import { readSettings } from '../../../demo/server/settings/settings.ts'
import { startServer } from '../../../demo/server/start.ts'
import { startChild, startInVain, makeFolder } from '../support/child.ts'

/** Settings that a start in earnest takes. */
const earnest = {
  PUBLIC_URL: 'https://shop.example.com',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'Shop <orders@shop.example.com>'
}

/** Starts with these settings, where that is refused, and gives the sentence. */
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
    ['PUBLIC_URL', 'shop.example.com', /^PUBLIC_URL is shop\.example\.com: it must be an address/],
    ['PUBLIC_URL', 'shop.example.com:443', /it must be an address/],
    ['PUBLIC_URL', 'ftp://shop.example.com', /it must be an address/],
    ['PUBLIC_URL', 'https://shop.example.com/shop', /it must be an origin alone/],
    ['PUBLIC_URL', 'https://shop.example.com?a=1', /it must be an origin alone/],
    ['PUBLIC_URL', 'http://shop.example.com', /it must begin with https:/],
    ['SMTP_URL', undefined, /^SMTP_URL is not set: /],
    ['SMTP_URL', 'mail.example.com', /^SMTP_URL is no address of an SMTP server/],
    ['MAIL_FROM', undefined, /^MAIL_FROM must say whom e-mails are from/],
    ['MAIL_FROM', 'Shop', /^MAIL_FROM must say/],
    ['SMS_WEBHOOK_URL', 'http://texts.example.com', /^SMS_WEBHOOK_URL must be an address that begins with https:/],
    ['SMS_WEBHOOK_URL', 'https://texts.example.com', /^SMS_WEBHOOK_TOKEN is not set/],
    ['STAFF_TOKEN', 'staff', /^STAFF_TOKEN is no more: /],
    ['STAFF_TOKENS', 'staff', /^STAFF_TOKENS must be names and tokens/],
    ['STAFF_TOKENS', 'Maya:staff', /^The token of Maya in STAFF_TOKENS is too short: .* 24 characters\.$/],
    ['STAFF_TOKENS', `Maya:${'k'.repeat(24)},Theo:${'k'.repeat(23)}`, /^The token of Theo/],
    ['PORT', 'front', /^PORT is front, which is no port/],
    ['TRUST_PROXY', 'yes', /^TRUST_PROXY is yes/],
    ['DEMO', 'yes', /^DEMO is yes: it must be 1/]
  ])('with %s as %j is refused in a sentence', async (name, value, sentence) => {
    const { [name as 'PUBLIC_URL']: _, ...others } = earnest
    expect(await refusalOf({ ...others, ...(value !== undefined && { [name]: value }) })).toMatch(sentence)
  })

  test('takes what is right, an address of this machine without TLS too', () => {
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
    expect(() => readSettings({}, ['--demon'])).toThrow('--demon is no argument of the server')
  })

  test.each([
    [{ HOST: '0.0.0.0' }, /^The demo is for this machine alone, and HOST is “0\.0\.0\.0”\./],
    [{ HOST: '' }, /^The demo is for this machine alone, and HOST is “”\./],
    [{ HOST: '::' }, /^The demo is for this machine alone/],
    [{ PUBLIC_URL: 'https://shop.example.com' }, /^The demo is for this machine alone, and PUBLIC_URL is set\./],
    [{ PUBLIC_URL: '' }, /^PUBLIC_URL is empty: /]
  ])('is refused where others could reach it: %j', async (environment, sentence) => {
    expect(await refusalOf(environment as Record<string, string>, ['--demo'])).toMatch(sentence)
  })

  test('says loudly that it is one', async () => {
    const { folder, remove } = await makeFolder()
    const child = await startChild({ DATA_DIR: folder })
    expect(child.said()).toMatch(/╔═+╗\n║ THIS IS A DEMO, for this machine alone\..*║\n(║.*║\n)+╚═+╝\n/)
    expect(child.said()).toContain('open at http://localhost:')
    await child.end('SIGTERM')
    await remove()
  })
})

test('a refused start ends the process with the sentence and the code 1', async () => {
  expect(await startInVain({ DEMO: '' })).toEqual({
    code: 1,
    said: 'PUBLIC_URL is not set: it says where shoppers reach the server, such as https://shop.example.com.\n'
  })
})
