import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../context.ts'

/** The content of a preview: a draft, or the shop as it is; and from when on its clock runs, null for the real time. */
export interface Preview {
  draft: string | null
  /** The instant at which its clock began, and when that was, in milliseconds. */
  at: number | null
  madeAt: number
}

/** How long a preview is good for, in milliseconds. */
const LIFETIME = 12 * 3600 * 1000

const base = '/preview/'

/** The addresses of previews: who has one may look at it, so they are signed and end. */
export function createTokens({ staffSecret, clock }: Pick<Context, 'staffSecret' | 'clock'>) {
  const sign = (text: string): Buffer => createHmac('sha256', staffSecret).update(`preview ${text}`).digest()
  return {
    /** Returns the path below which a preview is, and until when. */
    make(draft: string | null, at: Date | null): { path: string; until: string } {
      const madeAt = clock().getTime()
      const preview: Preview = { draft, at: at?.getTime() ?? null, madeAt }
      const text = Buffer.from(JSON.stringify(preview)).toString('base64url')
      const path = `${base}${text}.${sign(text).toString('base64url')}/`
      return { path, until: new Date(madeAt + LIFETIME).toISOString() }
    },
    /** Reads the preview of a token; undefined if it is forged, or has ended. */
    read(token: string): Preview | undefined {
      const [text = '', signature = ''] = token.split('.')
      const [given, right] = [Buffer.from(signature, 'base64url'), sign(text)]
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      const preview = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Preview
      const age = clock().getTime() - preview.madeAt
      return age >= 0 && age < LIFETIME ? preview : undefined
    }
  }
}

/** The time that it is in a preview. */
export function timeIn({ at, madeAt }: Preview, now: Date): Date {
  return at === null ? now : new Date(at + now.getTime() - madeAt)
}
