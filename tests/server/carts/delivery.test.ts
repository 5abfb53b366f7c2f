import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { deliveryFrom } from '../../../src/server/mail/mail-settings.ts'
import { type Delivery, type Mail, Undelivered } from '../../../src/server/mail/send.ts'
import { openPort, openSmtp } from '../support/process/smtp.ts'

const disposers: (() => unknown)[] = []
afterAll(async () => {
  for (const dispose of disposers.toReversed()) await dispose()
})

const opened = async <One extends { close: () => unknown }>(opening: Promise<One>): Promise<One> => {
  const one = await opening
  disposers.push(one.close)
  return one
}

function delivery(url: string, more: Record<string, string> = {}): Delivery {
  const made = deliveryFrom({ SMTP_URL: url, MAIL_FROM: 'Shop <orders@shop.example>', ...more })
  if (made === undefined) throw new Error('Nobody delivers.')
  disposers.push(made.close)
  return made
}

const sample: Mail = { channel: 'email', to: 'ada@mail.example', subject: 'Prête\u00a0!', body: 'À bientôt' }

const refusalOf = async ({ send }: Delivery, mail = sample): Promise<Undelivered> => {
  const error: unknown = await send(mail).catch((problem: unknown) => problem)
  if (!(error instanceof Undelivered)) throw new Error(`Not refused: ${String(error)}`)
  return error
}

describe.concurrent('emails', () => {
  test('are handed to the SMTP server with their sender, subject and message id', async () => {
    const { port, taken } = await opened(openSmtp())
    const { send, canText } = delivery(`smtp://127.0.0.1:${port}`)
    await send({ ...sample, messageId: 'order-7.placed' })
    await send({ ...sample, messageId: 'order-7.placed' })
    expect(canText).toBe(false)
    expect(taken).toHaveLength(2)
    for (const text of taken) {
      expect(text).toContain('From: Shop <orders@shop.example>')
      expect(text).toContain('To: ada@mail.example')
      expect(text).toContain('Message-ID: <order-7.placed@shop.example>')
      expect(text).toMatch(/Subject: =\?UTF-8\?/)
    }
  })

  test('bear the user and the password of the address', async () => {
    const seen: unknown[] = []
    const smtp = await opened(
      openSmtp({
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: ({ username, password }, _session, done) => (seen.push([username, password]), done(null, { user: 1 }))
      })
    )
    await delivery(`smtp://maya:s3cret@127.0.0.1:${smtp.port}`).send(sample)
    expect(seen).toEqual([['maya', 's3cret']])
  })

  test('go to one recipient, whatever the address contains', async () => {
    const { port, taken } = await opened(openSmtp())
    const { send } = delivery(`smtp://127.0.0.1:${port}`)
    for (const to of ['ada@mail.example, eve@evil.example', 'ada@mail.example\nBcc: eve@evil.example'])
      await send({ ...sample, to }).catch(() => {})
    expect(taken.join('')).not.toMatch(/^(Bcc|Cc):/im)
    expect(taken.join('')).not.toContain('To: ada@mail.example, eve@evil.example')
  })

  test('are not handed over where the certificate of the server is not to be trusted', async () => {
    const { port, taken } = await opened(openSmtp({ secure: true }))
    expect((await refusalOf(delivery(`smtps://127.0.0.1:${port}`))).message).toMatch(/rejected an email/)
    expect(taken).toEqual([])
  })

  test('that the server rejects are rejected, permanently where the server reports so, and no address is revealed', async () => {
    for (const [responseCode, isFinal] of [
      [550, true],
      [451, false]
    ] as const) {
      const onRcptTo = (_to: unknown, _session: unknown, done: (error: Error) => void) =>
        done(Object.assign(new Error('No such person: ada@mail.example'), { responseCode }))
      const { port } = await opened(openSmtp({ onRcptTo }))
      const refusal = await refusalOf(delivery(`smtp://127.0.0.1:${port}`))
      expect([refusal.isFinal, refusal.message]).toEqual([
        isFinal,
        `The SMTP server rejected an email (EENVELOPE, ${responseCode}).`
      ])
      expect(JSON.stringify([refusal.stack, refusal.cause ?? null])).not.toContain('ada@')
    }
  })

  test('to a server that is not there are refused', async () => {
    const { port, close } = await openPort()
    await close()
    expect((await refusalOf(delivery(`smtp://127.0.0.1:${port}`))).isFinal).toBe(false)
  })

  test.each([
    ['sends nothing', () => openPort()],
    ['greets and then sends nothing', () => openPort(socket => void socket.write('220 mail.example\r\n'))],
    ['hangs up', () => openPort(socket => void socket.destroy())]
  ])(
    'to a server that %s are refused after a while, all of them, however many wait',
    async (_, open) => {
      const { port } = await opened(open())
      const sender = delivery(`smtp://127.0.0.1:${port}`)
      const refusals = await Promise.all(Array.from({ length: 8 }, () => refusalOf(sender)))
      expect(refusals.map(({ isFinal }) => isFinal)).not.toContain(true)
    },
    30_000
  )
})

describe.concurrent('texts', () => {
  const openHook = async (status: number) => {
    const calls: unknown[] = []
    const server = createServer((request, response) => {
      let text = ''
      request.on('data', (chunk: Buffer) => (text += String(chunk)))
      request.on('end', () => {
        const { method, headers } = request
        calls.push([method, headers.authorization, headers['idempotency-key'], JSON.parse(text)])
        response.writeHead(status, { Location: '/elsewhere' }).end()
      })
    })
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    disposers.push(() => server.close())
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/texts`, calls }
  }
  const text: Mail = { channel: 'sms', to: '+14165550123', subject: '', body: 'Ready', messageId: 'order-7.ready' }
  const hooked = (url: string) =>
    delivery('smtp://127.0.0.1:2525', { SMS_WEBHOOK_URL: url, SMS_WEBHOOK_TOKEN: 'hook-token' })

  test('are posted to the web hook with its token and the message’s id', async () => {
    const { url, calls } = await openHook(202)
    const { send, canText } = hooked(url)
    await send(text)
    expect(canText).toBe(true)
    expect(calls).toEqual([['POST', 'Bearer hook-token', 'order-7.ready', { to: '+14165550123', body: 'Ready' }]])
  })

  test.each([
    [500, false],
    [429, false],
    [401, false],
    [302, false],
    [422, true]
  ])('that the hook answers with %i are refused; for good: %s', async (status, isFinal) => {
    const { url } = await openHook(status)
    const refusal = await refusalOf(hooked(url), text)
    expect(refusal.isFinal).toBe(isFinal)
    expect(refusal.message).not.toContain('416')
  })

  test('to a hook that never answers are refused after a while', async () => {
    const { port } = await opened(openPort())
    expect((await refusalOf(hooked(`http://127.0.0.1:${port}`), text)).message).toMatch(/did not respond/)
  })
})
