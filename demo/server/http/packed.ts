import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip, gunzip } from 'node:zlib'
import type { Context as HonoContext } from 'hono'

/** A reply that is made once and sent many times. */
export class Packed {
  readonly gzip: Uint8Array
  readonly brotli: Uint8Array
  /** Weak, for the two are not the same byte by byte. */
  readonly etag: string
  /** Whether its address never brings anything else. */
  readonly isForGood: boolean

  constructor({ gzip, brotli, etag }: Pick<Packed, 'gzip' | 'brotli' | 'etag'>, isForGood = false) {
    this.gzip = gzip
    this.brotli = brotli
    this.etag = etag
    this.isForGood = isForGood
  }

  /** The same reply at an address that never brings anything else. */
  forGood(): Packed {
    return new Packed(this, true)
  }
}

/** How much work to spend: little on what holds for a second, much on what is kept for good. */
export type Effort = 'quick' | 'thorough'

const levels = { quick: { gzip: 5, brotli: 4 }, thorough: { gzip: 9, brotli: 9 } }

const [zip, unzip, press, unpress] = [gzip, gunzip, brotliCompress, brotliDecompress].map(one => promisify(one)) as [
  typeof gzip.__promisify__,
  typeof gunzip.__promisify__,
  typeof brotliCompress.__promisify__,
  typeof brotliDecompress.__promisify__
]

/** Packs a JSON text, beside the event loop. */
export async function pack(text: string, effort: Effort): Promise<Packed> {
  const level = levels[effort]
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT
  }
  const bytes = Buffer.from(text)
  const [zipped, pressed] = await Promise.all([zip(bytes, { level: level.gzip }), press(bytes, { params })])
  return new Packed({ gzip: zipped, brotli: pressed, etag: etagOf(text) })
}

/** The ETag of a text. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/** The text that was packed. */
export const unpack = async ({ brotli }: Pick<Packed, 'brotli'>): Promise<string> => (await unpress(brotli)).toString()

/** Answers with a packed reply in the best way that the caller reads. */
export async function answerPacked(c: HonoContext, packed: Packed): Promise<Response> {
  const accepted = c.req.header('accept-encoding') ?? ''
  const headers = { 'Content-Type': 'application/json', ETag: packed.etag }
  c.header('Vary', 'Accept-Encoding', { append: true })
  // What is for one person alone stays so.
  if (packed.isForGood && !c.res.headers.get('Cache-Control')?.includes('no-store'))
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
  const send = (body: Uint8Array, encoding?: string) =>
    c.body(new Uint8Array(body), 200, { ...headers, ...(encoding && { 'Content-Encoding': encoding }) })
  if (accepts(accepted, 'br')) return send(packed.brotli, 'br')
  if (accepts(accepted, 'gzip')) return send(packed.gzip, 'gzip')
  return send(await unzip(packed.gzip))
}

/** Whether `Accept-Encoding` names a coding, and not with a weight of nothing. */
const accepts = (accepted: string, coding: string): boolean =>
  accepted.split(',').some(part => {
    const [name, weight] = part.split(';').map(one => one.trim().toLowerCase())
    return name === coding && !/^q=0(\.0*)?$/.test(weight ?? '')
  })
