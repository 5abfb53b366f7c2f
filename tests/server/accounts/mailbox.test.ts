import { expect, test } from 'vitest'
import { createApp } from '../../../src/server/app.ts'
import { emails } from '../../../src/server/mail/email-templates/emails.ts'
import { written } from '../../../src/server/mail/letter/written.ts'
import { intoMailbox } from '../../../src/server/mail/send.ts'
import { peopleOf } from '../support/people.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { mailsTo } = peopleOf(shop)
const send = intoMailbox(shop.db, () => shop.time.now)
const page = async (query = '') => (await fetch(`${shop.url}/mailbox${query}`)).text()

test('the mailbox is empty at first, and shows a message', async () => {
  expect(await page()).toContain('No messages.')
  expect(await mailsTo()).toEqual([])
})

test('the mailbox shows what would have been sent, the newest first', async () => {
  await send({ channel: 'email', to: 'Ada@mail.example', subject: 'First', body: 'One' })
  await send({ channel: 'sms', to: '+1 416 555 0123', subject: '', body: 'Two' })
  expect(await mailsTo()).toEqual([
    {
      channel: 'sms',
      to: '+1 416 555 0123',
      subject: '',
      body: 'Two',
      html: null,
      unsubscribe: null,
      at: shop.time.now.toISOString()
    },
    {
      channel: 'email',
      to: 'Ada@mail.example',
      subject: 'First',
      body: 'One',
      html: null,
      unsubscribe: null,
      at: shop.time.now.toISOString()
    }
  ])
  const text = await page()
  expect(text.indexOf('Two')).toBeLessThan(text.indexOf('One'))
  expect(text).toMatch(/<html lang="en">.*<title>.*<main>\s*<h1>.*<h2>Text message<\/h2>/s)
})

test('the mailbox can be read for one address or number, however it is written', async () => {
  for (const to of ['ada@mail.example', ' ADA@mail.example'])
    expect((await mailsTo(to)).map(one => one.body)).toEqual(['One'])
  for (const to of ['+14165550123', '416-555-0123']) expect((await mailsTo(to)).map(one => one.body)).toEqual(['Two'])
  expect(await mailsTo('nobody@mail.example')).toEqual([])
  expect(await page('?to=ada@mail.example')).not.toContain('Two')
})

test('the mailbox shows email content as text, and links as links', async () => {
  const evil = `<script>alert("x")</script>`
  const link = 'https://shop.example/?a=1&b=2#/user'
  await send({ channel: 'email', to: `${evil}@mail.example`, subject: evil, body: `${evil} see ${link}\nbye` })
  const text = await page(`?to=${encodeURIComponent(`"><script>`)}`)
  expect(text + (await page())).not.toContain('<script')
  expect(await page()).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;')
  const shown = 'https://shop.example/?a=1&amp;b=2#/user'
  expect(await page()).toContain(`<a href="${shown}">${shown}</a>\nbye`)
})

test('the mailbox is kept by no cache, and is found from the list of pages', async () => {
  for (const path of ['/mailbox', '/mailbox.json']) {
    expect((await fetch(shop.url + path)).headers.get('cache-control')).toBe('no-store')
  }
  expect(await (await fetch(shop.url)).text()).toContain('href="/mailbox"')
})

test('the mailbox is there only where the demo is', async () => {
  const { db } = shop
  const app = createApp({ db, clock: () => shop.time.now, log: () => {}, folders: { scripts: '', pages: '' } })
  for (const path of ['/mailbox', '/mailbox.json']) expect((await app.request(path)).status).toBe(404)
})

test('every email contains the same in both languages: shop, code or link, and how long it is valid', () => {
  const names = Object.keys(emails.en) as (keyof typeof emails.en)[]
  expect(Object.keys(emails.fr)).toEqual(names)
  for (const name of names) {
    const [english, french] = (['en', 'fr'] as const).map(language => {
      const of = { channel: 'email', shop: 'Shop', language } as const
      return written(emails[language][name]('Shop', '@@'), of)
    }) as [ReturnType<typeof written>, ReturnType<typeof written>]
    for (const mark of ['@@', 'Shop', '10 minutes', '7 ']) {
      expect([name, mark, french.body.includes(mark)]).toEqual([name, mark, english.body.includes(mark)])
    }
    expect([name, english.html?.includes('<html lang="en-CA">')]).toEqual([name, true])
    expect([name, french.html?.includes('<html lang="fr-CA">')]).toEqual([name, true])
    expect([name, english.html?.includes('@@')]).toEqual([name, english.body.includes('@@')])
    expect(english.body + english.subject + french.body + french.subject).not.toMatch(/['"]/)
    expect(french.body).not.toMatch(/ [?!:;»]|« /)
    expect(french.body).not.toBe(english.body)
  }
})
