import { createTransport } from 'nodemailer'
import { isLoopback } from '../http/request/request-origin.ts'
import { type Mail, Undelivered } from './send.ts'

/** An SMTP server that takes our e-mails, and whom they are from. */
export interface SmtpSettings {
  /** Such as `smtps://user:password@mail.example.com:465`; `smtp://` must offer STARTTLS, but on this machine. */
  url: string
  from: string
}

/** How long each step may take, in milliseconds: finding the host, connecting, the greeting, silence after it. */
const patience = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 }

/** After how many milliseconds a mail counts as not taken, whatever the server is doing: also while it waits for a connection. */
const DEADLINE = 15_000

/** Opens a pool of connections to an SMTP server. */
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

  async function send({ to, subject, body, messageId }: Mail): Promise<void> {
    const id = messageId === undefined ? {} : { messageId: `<${messageId}@${domain}>` }
    // As an object: a text is read as a list of addresses.
    const sending = transport.sendMail({ from, to: { name: '', address: to }, subject, text: body, ...id })
    await withinDeadline(sending).catch((error: unknown) => {
      throw error instanceof Undelivered ? error : asUndelivered(error)
    })
  }

  return { send, close: () => transport.close() }
}

async function withinDeadline(sending: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Undelivered('The SMTP server timed out.')), DEADLINE)
  })
  await Promise.race([sending, late]).finally(() => clearTimeout(timer))
}

/** What servers answer repeats whom the mail was for: only codes are kept. */
function asUndelivered(error: unknown): Undelivered {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
  const reason = responseCode === undefined ? code : `${code}, ${responseCode}`
  return new Undelivered(
    `The SMTP server rejected an email (${reason}).`,
    code === 'EENVELOPE' && isFinal(responseCode)
  )
}

const isFinal = (code = 0): boolean => code >= 500
