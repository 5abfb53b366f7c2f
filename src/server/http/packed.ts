import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip, gunzip } from 'node:zlib'
import type { Context as HonoContext } from 'hono'

declare module 'hono' {
  interface ContextVariableMap {
    /** True for a reply that must stay out of shared caches. */
    isPrivate: boolean | undefined
  }
}

/** A compressed reply that is made once and sent many times. */
export class Packed {
  readonly gzip: Uint8Array
  readonly brotli: Uint8Array
  /** Weak, because the two encodings differ byte by byte. */
  readonly etag: string
  /** True if the content at its URL never changes. */
  readonly isForGood: boolean

  constructor({ gzip, brotli, etag }: Pick<Packed, 'gzip' | 'brotli' | 'etag'>, isForGood = false) {
    this.gzip = gzip
    this.brotli = brotli
    this.etag = etag
    this.isForGood = isForGood
  }

  /** Returns the same reply as immutable. */
  forGood(): Packed {
    return new Packed(this, true)
  }
}

/** Compression effort: low for replies valid for a second, high for stored ones. */
export type Effort = 'quick' | 'thorough'

const levels = { quick: { gzip: 5, brotli: 4 }, thorough: { gzip: 9, brotli: 9 } }

const [zip, unzip, press, unpress] = [gzip, gunzip, brotliCompress, brotliDecompress].map(transform =>
  promisify(transform)
) as [
  typeof gzip.__promisify__,
  typeof gunzip.__promisify__,
  typeof brotliCompress.__promisify__,
  typeof brotliDecompress.__promisify__
]

/** Compresses a text off the event loop. */
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

/** Returns the ETag of a text. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/** Returns the uncompressed text. */
export const unpack = async ({ brotli }: Pick<Packed, 'brotli'>): Promise<string> => (await unpress(brotli)).toString()

/** Sends a packed reply in the best encoding that the client accepts. */
export async function answerPacked(c: HonoContext, packed: Packed, type = 'application/json'): Promise<Response> {
  const accepted = c.req.header('accept-encoding') ?? ''
  const headers = { 'Content-Type': type, ETag: packed.etag }
  if (packed.isForGood && !c.get('isPrivate')) c.header('Cache-Control', 'public, max-age=31536000, immutable')
  const send = (body: Uint8Array, encoding?: string) =>
    c.body(new Uint8Array(body), 200, { ...headers, ...(encoding && { 'Content-Encoding': encoding }) })
  if (accepts(accepted, 'br')) return send(packed.brotli, 'br')
  if (accepts(accepted, 'gzip')) return send(packed.gzip, 'gzip')
  return send(await unzip(packed.gzip))
}

/** True if `Accept-Encoding` lists the coding with a weight above 0. */
const accepts = (accepted: string, coding: string): boolean =>
  accepted.split(',').some(part => {
    const [name, weight] = part.split(';').map(text => text.trim().toLowerCase())
    return name === coding && !/^q=0(\.0*)?$/.test(weight ?? '')
  })
