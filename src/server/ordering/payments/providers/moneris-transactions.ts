import { ask } from './ask.ts'
import { Unreachable } from './gateway.ts'

/** A transaction that follows a payment in Moneris' form. */
export type FollowUp = 'completion' | 'refund'

/** A store at Moneris' gateway. */
interface Store {
  storeId: string
  apiToken: string
  gatewayUrl: string
  patience: number
}

interface Reply {
  code: string
  message: string
  /** The transaction's number, if the reply has one. */
  id: string | undefined
  /** Below 50 if a status check has found the transaction; undefined in other replies. */
  statusCode: string | undefined
}

/** Moneris refused a follow-up transaction. */
export class MonerisRefusal extends Unreachable {
  /** True if Moneris says that it was done before, and no status check contradicts that. */
  readonly isDone: boolean

  constructor(kind: FollowUp, { code, message }: Reply, isUnknown: boolean) {
    super(`Moneris refused a ${kind}: ${code}`)
    this.isDone = /already|previously|duplicate|exceed/i.test(message) && (isUnknown || kind === 'refund')
  }
}

const tag = (xml: string, name: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
const escaped = (text: string): string => text.replace(/[<>&'"]/g, character => `&#${character.charCodeAt(0)};`)
const element = (entries: Record<string, string>): string =>
  Object.entries(entries)
    .map(([name, text]) => `<${name}>${escaped(text)}</${name}>`)
    .join('')

const isBelow50 = (code: string): boolean => /^\d+$/.test(code) && Number(code) < 50
const isApproved = ({ code, statusCode }: Reply): boolean =>
  isBelow50(code) && (statusCode === undefined || isBelow50(statusCode))

/** Returns text that is neither empty nor Moneris' word for none. */
const optionalText = (text: string): string | undefined => (text === '' || text === 'null' ? undefined : text)

/**
 * Follow-up transactions in the gateway's XML API. The answer to one may be lost after Moneris has carried it out; the
 * same request with `status_check` then returns that answer, and carries out nothing (Moneris Gateway API, "Status
 * Check").
 */
export function monerisTransactions({ storeId: store_id, apiToken: api_token, gatewayUrl, patience }: Store) {
  async function send(kind: FollowUp, fields: Record<string, string>, isCheck: boolean): Promise<Reply> {
    const head = element({ store_id, api_token, ...(isCheck && { status_check: 'true' }) })
    const inner = element({ ...fields, crypt_type: '7' })
    const body = `<?xml version="1.0" encoding="UTF-8"?><request>${head}<${kind}>${inner}</${kind}></request>`
    const headers = { 'Content-Type': 'text/xml' }
    const { text } = await ask('Moneris', gatewayUrl, { method: 'POST', headers, body }, patience)
    return {
      code: tag(text, 'ResponseCode'),
      message: tag(text, 'Message'),
      id: optionalText(tag(text, 'TransID')),
      statusCode: optionalText(tag(text, 'status_code'))
    }
  }

  /**
   * Looks up a transaction that was sent before: its number, `none` if Moneris has not carried it out, or `unknown` if
   * it doesn't say.
   */
  async function find(kind: FollowUp, fields: Record<string, string>): Promise<{ id: string } | 'none' | 'unknown'> {
    const reply = await send(kind, fields, true)
    if (isApproved(reply) && reply.id !== undefined) return { id: reply.id }
    return reply.statusCode === undefined ? 'unknown' : 'none'
  }

  /**
   * Runs a transaction, unless it was carried out before; returns its number, empty if Moneris gives none. Those in `others`
   * are like it, but not it.
   */
  async function transact(
    kind: FollowUp,
    fields: Record<string, string>,
    others: readonly string[] = []
  ): Promise<string> {
    const reply = await send(kind, fields, false)
    if (isApproved(reply)) return reply.id ?? ''
    const earlier = await find(kind, fields)
    if (typeof earlier === 'object' && !others.includes(earlier.id)) return earlier.id
    throw new MonerisRefusal(kind, reply, earlier === 'unknown')
  }

  return { transact, find }
}
