import type { PictureSize } from './picture-size.ts'

const END = Buffer.from('ffd9', 'hex')

/** Frame markers have the size: C0 to CF, but for tables (C4, CC) and an extension (C8). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/**
 * Reads the size of a JPEG (ITU T.81, B.2). Throws RangeError if the file ends early: decoders would fill the rest of the
 * picture with grey.
 */
export function sizeOfJpeg(file: Buffer): PictureSize {
  let size: PictureSize | undefined
  for (let at = 2; ;) {
    // Padding before a marker.
    while (file.readUInt8(at) === 0xff && file.readUInt8(at + 1) === 0xff) at += 1
    if (file.readUInt8(at) !== 0xff) throw new RangeError('No marker.')
    const marker = file.readUInt8(at + 1)
    if (isFrame(marker)) size ??= { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) }
    if (marker === 0xda) {
      if (size === undefined || file.indexOf(END, at) < 0) throw new RangeError('No frame, or no end.')
      return size
    }
    at += 2 + file.readUInt16BE(at + 2)
  }
}
