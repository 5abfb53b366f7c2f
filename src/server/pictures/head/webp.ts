import type { PictureSize } from './picture-size.ts'

/** True for a RIFF container of WebP. */
export const isWebp = (file: Buffer): boolean =>
  file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP'

/** Reads the size of a WebP from its first chunk (RFC 9649): of the canvas, or of its only frame. */
export function sizeOfWebp(file: Buffer): PictureSize {
  const chunk = file.toString('latin1', 12, 16)
  if (chunk === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
  if (chunk === 'VP8L') {
    const bits = file.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (chunk !== 'VP8 ') throw new RangeError('No known chunk.')
  return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
}
