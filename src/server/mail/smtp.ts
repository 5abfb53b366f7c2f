import { createTransport } from 'nodemailer'
import { isLoopback } from '../http/request/request-origin.ts'
import { type Mail, Undelivered } from './send.ts'

/** The SMTP server and the sender. */
export interface SmtpSettings {
  /** Such as `smtps://user:password@mail.example.com:465`; `smtp://` requires STARTTLS, except on this machine. */
  url: string
  from: string
}

/** Timeouts in milliseconds: DNS lookup, connecting, the greeting, an idle socket. */
const patience = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 }

/** Time after which a message counts as not accepted, in milliseconds, including the wait for a connection. */
const DEADLINE = 15_000

/** Opens a connection pool to an SMTP server. */
export function createSmtp({ url, from }: SmtpSettings) {
  const { hostname, protocol } = new URL(url)
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    requireTLS: protocol === 'smtp:' && !isLoopback(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...patience
  })
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

  async function send({ to, subject, body, html, messageId, unsubscribe }: Mail): Promise<void> {
    const id = messageId === undefined ? {} : { messageId: `<${messageId}@${domain}>` }
    // As an object, because a string is parsed as a list of addresses.
    const sending = transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text: body,
      html,
      headers: listHeaders(unsubscribe),
      ...id
    })
    await withinDeadline(sending).catch((error: unknown) => {
      throw error instanceof Undelivered ? error : asUndelivered(error)
    })
  }

  return { send, close: () => transport.close() }
}

/** The headers with which mail programs offer to unsubscribe (RFC 8058); the mail server signs them with the rest. */
const listHeaders = (unsubscribe: string | undefined): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

async function withinDeadline(sending: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Undelivered('The SMTP server timed out.')), DEADLINE)
  })
  await Promise.race([sending, late]).finally(() => clearTimeout(timer))
}

/** Server responses repeat the recipient, so only codes are kept. */
function asUndelivered(error: unknown): Undelivered {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
  const reason = responseCode === undefined ? code : `${code}, ${responseCode}`
  return new Undelivered(
    `The SMTP server rejected an email (${reason}).`,
    code === 'EENVELOPE' && isFinal(responseCode)
  )
}

const isFinal = (code = 0): boolean => code >= 500
