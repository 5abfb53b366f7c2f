import { afterAll, expect, test } from 'vitest'
import { createSmtp } from '../../../src/server/mail/smtp.ts'
import { openSmtp } from '../support/process/smtp.ts'

const smtp = await openSmtp()
const { send, close } = createSmtp({ url: `smtp://127.0.0.1:${smtp.port}`, from: 'Shop <offers@shop.example>' })
afterAll(async () => {
  close()
  await smtp.close()
})

/** Sends a message, and returns its header fields as they arrive, unfolded. */
async function headersOf(unsubscribe?: string): Promise<string[]> {
  smtp.taken.length = 0
  await send({ channel: 'email', to: 'ida@mail.example', subject: 'Mango is back', body: 'It is.', unsubscribe })
  const [head = ''] = smtp.taken[0]?.split('\r\n\r\n') ?? []
  return head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
}

test('a message that needs consent arrives with both headers of a one-press unsubscribe, its address whole (RFC 8058)', async () => {
  const address = `https://api.shop.example/unsubscribe/restock.${'4f'.repeat(16)}.fr.${'Ab-_'.repeat(11)}`
  const headers = await headersOf(address)
  expect(headers).toContain(`List-Unsubscribe: <${address}>`)
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('a message about an order arrives with neither', async () => {
  expect((await headersOf()).filter(line => /^list-/i.test(line))).toEqual([])
})
