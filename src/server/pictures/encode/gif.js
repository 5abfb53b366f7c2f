// The encoder's library reads no GIF. JavaScript, like encode-process.js.

/**
 * Reads the first frame of a GIF (GIF89a specification) on its screen, with its transparent areas.
 * @param {Buffer} file
 * @returns {{ pixels: Uint8Array, width: number, height: number }} four bytes a pixel
 */
export function readGif(file) {
  const [width, height, flags] = [file.readUInt16LE(6), file.readUInt16LE(8), file[10]]
  let palette = flags & 0x80 ? file.subarray(13, 13 + 3 * paletteLength(flags)) : undefined
  let at = 13 + (palette?.length ?? 0)
  let transparent = -1
  for (; file[at] === 0x21; at = afterBlocks(file, at + 2)) {
    if (file[at + 1] === 0xf9 && file[at + 3] & 1) transparent = file[at + 6]
  }
  if (file[at] !== 0x2c) throw new Error('The GIF has no frame.')
  const frame = {
    left: file.readUInt16LE(at + 1),
    top: file.readUInt16LE(at + 3),
    width: file.readUInt16LE(at + 5),
    height: file.readUInt16LE(at + 7),
    isInterlaced: (file[at + 9] & 0x40) !== 0
  }
  at += 10
  if (file[at - 1] & 0x80) {
    palette = file.subarray(at, at + 3 * paletteLength(file[at - 1]))
    at += palette.length
  }
  if (!palette || frame.left + frame.width > width || frame.top + frame.height > height)
    throw new Error('The GIF is broken.')
  const indexes = unpack(joinBlocks(file, at + 1), file[at], frame.width * frame.height)
  const pixels = new Uint8Array(4 * width * height)
  rowsOf(frame).forEach((row, number) => {
    for (let column = 0; column < frame.width; column += 1) {
      const index = indexes[number * frame.width + column]
      const to = 4 * ((frame.top + row) * width + frame.left + column)
      pixels.set(palette.subarray(3 * index, 3 * index + 3), to)
      pixels[to + 3] = index === transparent ? 0 : 255
    }
  })
  return { pixels, width, height }
}

const paletteLength = flags => 2 << (flags & 7)

/** Returns the rows of a frame in the order in which they are stored. */
function rowsOf({ height, isInterlaced }) {
  const rows = Array.from({ length: height }, (_, row) => row)
  if (!isInterlaced) return rows
  const pass = row => (row % 8 === 0 ? 0 : row % 8 === 4 ? 1 : row % 4 === 2 ? 2 : 3)
  return rows.sort((a, b) => pass(a) - pass(b) || a - b)
}

function afterBlocks(file, begin) {
  let at = begin
  while (file[at] > 0) at += file[at] + 1
  return at + 1
}

function joinBlocks(file, begin) {
  const parts = []
  for (let at = begin; file[at] > 0; at += file[at] + 1) parts.push(file.subarray(at + 1, at + 1 + file[at]))
  return Buffer.concat(parts)
}

/** Unpacks LZW codes of growing width into indexes of the palette; throws if they are too few. */
function unpack(packed, least, length) {
  const clear = 1 << least
  const before = new Uint16Array(4096)
  const last = Uint8Array.from({ length: 4096 }, (_, code) => code & 255)
  const indexes = new Uint8Array(length)
  const backwards = new Uint8Array(4097)
  let [bits, buffered, at, done] = [least + 1, 0, 0, 0]
  let [held, next, previous] = [0, clear + 2, -1]
  while (done < length) {
    for (; held < bits; held += 8) {
      if (at >= packed.length) throw new Error('The GIF ends early.')
      buffered |= packed[at++] << held
    }
    const code = buffered & ((1 << bits) - 1)
    buffered >>>= bits
    held -= bits
    if (code === clear + 1) throw new Error('The GIF ends early.')
    if (code === clear) {
      ;[bits, next, previous] = [least + 1, clear + 2, -1]
      continue
    }
    if (code > next || (code === next && previous < 0)) throw new Error('The GIF is broken.')
    let count = 0
    let chain = code === next ? previous : code
    if (code === next) count = 1
    for (; chain >= clear; chain = before[chain]) backwards[count++] = last[chain]
    backwards[count++] = chain
    if (code === next) backwards[0] = chain
    while (count > 0 && done < length) indexes[done++] = backwards[--count]
    if (previous >= 0 && next < 4096) {
      before[next] = previous
      last[next++] = chain
      if (next === 1 << bits && bits < 12) bits += 1
    }
    previous = code
  }
  return indexes
}
