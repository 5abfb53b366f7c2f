import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { transaction } from '../db/connection/transaction.ts'
import { pictureFiles, pictures } from '../db/schema.ts'
import type { Database } from '../db/types.ts'
import type { EncodedFile, Encoder } from './encode/encoder.ts'
import { readHead } from './head/read-head.ts'
import type { PictureFault } from './picture-fault.ts'

/** Limits of the pictures that are taken: bytes of a file, pixels of a picture, and pixels of its longer side. */
export const pictureLimits = { bytes: 15 * 1024 * 1024, pixels: 40_000_000, least: 40 }

/** Increment when the encoding changes: a picture's files are cached for a year. */
const edition = 1

/**
 * A stored picture, which is new if it wasn't stored before; or why it isn't stored: a clause such as “it is larger than 15 MB”.
 */
export type Taken = { ok: true; id: string; isNew: boolean } | { ok: false; reason: string; fault?: PictureFault }

/** Stores pictures. */
export interface PictureStore {
  db: Database
  encoder: Encoder
}

/**
 * Encodes a picture and stores its files, unless they are there already. Formats are known by their content. Places, cameras
 * and programs that a file names are dropped.
 */
export async function takePicture({ db, encoder }: PictureStore, file: Buffer): Promise<Taken> {
  const { bytes, pixels, least } = pictureLimits
  if (file.length > bytes) return { ok: false, reason: `it is larger than ${bytes / 1024 / 1024} MB`, fault: 'large' }
  const id = createHash('sha256').update(`${edition} `).update(file).digest('hex').slice(0, 32)
  if (await findAgain(db, id)) return { ok: true, id, isNew: false }
  const head = readHead(file)
  if (head === undefined)
    return { ok: false, reason: 'it is no JPEG, PNG, WebP, AVIF or GIF, or the file is broken', fault: 'unknown' }
  const { width, height } = head
  if (width * height > pixels)
    return {
      ok: false,
      reason: `it has ${width} × ${height} pixels, more than ${pixels / 1_000_000} million`,
      fault: 'pixels'
    }
  if (Math.max(width, height) < least)
    return { ok: false, reason: `it has ${width} × ${height} pixels, too few to show`, fault: 'small' }
  const encoded = await encoder.encode(file, head)
  if (!encoded.ok) return encoded
  await store(db, id, encoded.files)
  return { ok: true, id, isNew: true }
}

/** Returns true if the picture is stored. It is in use again then. */
async function findAgain(db: Database, id: string): Promise<boolean> {
  const found = await db.update(pictures).set({ unusedSince: null }).where(eq(pictures.id, id)).returning()
  return found.length > 0
}

async function store(db: Database, id: string, files: readonly EncodedFile[]): Promise<void> {
  await transaction(db, async tx => {
    const added = await tx.insert(pictures).values({ id }).onConflictDoNothing().returning()
    if (added.length > 0) await tx.insert(pictureFiles).values(files.map(file => ({ pictureId: id, ...file })))
  })
}
