import { isAvif, sizeOfAvif } from './avif.ts'
import { sizeOfJpeg } from './jpeg.ts'
import type { PictureSize } from './picture-size.ts'
import { isWebp, sizeOfWebp } from './webp.ts'

/** The format of a picture, by its content, and its size as stored, before any rotation. */
export interface PictureHead extends PictureSize {
  kind: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'
}

const readers: { kind: PictureHead['kind']; is: (file: Buffer) => boolean; size: (file: Buffer) => PictureSize }[] = [
  { kind: 'jpeg', is: startsWith('ffd8ff'), size: sizeOfJpeg },
  {
    kind: 'png',
    is: startsWith('89504e470d0a1a0a'),
    size: file => ({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) })
  },
  {
    kind: 'gif',
    is: startsWith('474946383'),
    size: file => ({ width: file.readUInt16LE(6), height: file.readUInt16LE(8) })
  },
  { kind: 'webp', is: isWebp, size: sizeOfWebp },
  { kind: 'avif', is: isAvif, size: sizeOfAvif }
]

/** Reads the head of a picture, without decoding it; undefined if it is none of the formats, or its head is broken. */
export function readHead(file: Buffer): PictureHead | undefined {
  const reader = readers.find(({ is }) => is(file))
  if (reader === undefined) return undefined
  try {
    return { kind: reader.kind, ...reader.size(file) }
  } catch (error) {
    // A read past the end.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function startsWith(hex: string): (file: Buffer) => boolean {
  return file => file.toString('hex', 0, Math.ceil(hex.length / 2)).startsWith(hex)
}
