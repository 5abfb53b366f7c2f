import type { PictureSize } from './picture-size.ts'

/** A box of ISO/IEC 14496-12: its type, and where its content begins and ends. */
interface Box {
  type: string
  begin: number
  end: number
}

/** True for a file whose brands include those of AVIF. */
export function isAvif(file: Buffer): boolean {
  if (file.toString('latin1', 4, 8) !== 'ftyp') return false
  const brands = file.toString('latin1', 8, Math.min(file.readUInt32BE(0), 128))
  return /avi[fs]/.test(brands)
}

/** Reads the size of an AVIF: the largest of its items, which are the picture, its transparency and any tiles. */
export function sizeOfAvif(file: Buffer): PictureSize {
  const sizes = inside(file, { type: '', begin: 0, end: file.length }, 'meta')
    .flatMap(meta => inside(file, { ...meta, begin: meta.begin + 4 }, 'iprp'))
    .flatMap(properties => inside(file, properties, 'ipco'))
    .flatMap(container => inside(file, container, 'ispe'))
    .map(({ begin }) => ({ width: file.readUInt32BE(begin + 4), height: file.readUInt32BE(begin + 8) }))
    .sort((a, b) => b.width * b.height - a.width * a.height)
  const [largest] = sizes
  if (largest === undefined) throw new RangeError('No size.')
  return largest
}

/** Returns the boxes of a type directly inside another. */
function inside(file: Buffer, { begin, end }: Box, type: string): Box[] {
  const boxes: Box[] = []
  for (let at = begin; at + 8 <= end;) {
    const length = file.readUInt32BE(at)
    // 0 is the rest of the file; a length of 1 is for media that no picture has.
    const size = length === 0 ? end - at : length
    if (size < 8) break
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), begin: at + 8, end: Math.min(at + size, end) })
    at += size
  }
  return boxes.filter(box => box.type === type)
}
