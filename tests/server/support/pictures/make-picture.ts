import { crc32, deflateSync } from 'node:zlib'
import { Transformer } from '@napi-rs/image'

/** A colour as red, green, blue and opacity, from 0 to 255. */
export type Colour = readonly [number, number, number, number]

const left: Colour = [200, 40, 40, 255]
const right: Colour = [40, 60, 200, 255]

/** Makes a picture of two colours, one on its left half, for any encoder. */
export function makePicture(width: number, height: number, [first, second]: readonly Colour[] = [left, right]) {
  const pixels = new Uint8Array(4 * width * height)
  for (let at = 0; at < width * height; at += 1) pixels.set((at % width < width / 2 ? first : second) ?? left, 4 * at)
  return Transformer.fromRgbaPixels(pixels, width, height)
}

/** Decodes a picture, and returns its size and the colour at a place, as shares of its width and height. */
export async function look(file: Uint8Array, x: number, y: number) {
  const { width, height } = await new Transformer(file).metadata()
  // On white, so that all have four bytes a pixel.
  const white = Transformer.fromRgbaPixels(new Uint8Array(4 * width * height).fill(255), width, height)
  const pixels = await white.overlay(await new Transformer(file).png(), 0, 0).rawPixels()
  const at = 4 * (Math.floor(y * height) * width + Math.floor(x * width))
  return { width, height, colour: [...pixels.subarray(at, at + 3)] }
}

/** Adds an EXIF orientation to a JPEG, and the name of its camera. */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4 + 8)
  tiff.write('II*\0\x08\0\0\0', 'latin1')
  tiff.writeUInt16LE(2, 8)
  const entry = (at: number, [tag, type, count, value]: readonly [number, number, number, number]) => {
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(type, at + 2)
    tiff.writeUInt32LE(count, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  }
  entry(10, [0x0110, 2, 8, 38])
  entry(22, [0x0112, 3, 1, orientation])
  tiff.write('Camera7\0', 38, 'latin1')
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
}

/** Makes a PNG whose head claims a size, of a few bytes. */
export function claimPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0))
  ])
}

/**
 * Makes a GIF of a red left and a blue right half, with its lower half left out: codes of nine bits at most, so that each row is
 * written after a clear code.
 */
export function makeGif(width: number, height: number, { isInterlaced = false } = {}): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x91\0\0', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const palette = Buffer.from([200, 40, 40, 40, 60, 200, 0, 255, 0, 0, 0, 0])
  const control = Buffer.from([0x21, 0xf9, 4, 1, 0, 0, 2, 0])
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, isInterlaced ? 0x40 : 0])
  frame.writeUInt16LE(width, 5)
  frame.writeUInt16LE(height, 7)
  const rows = Array.from({ length: height }, (_, row) => row)
  const pass = (row: number) => (row % 8 === 0 ? 0 : row % 8 === 4 ? 1 : row % 4 === 2 ? 2 : 3)
  if (isInterlaced) rows.sort((a, b) => pass(a) - pass(b) || a - b)
  const indexes = rows.flatMap(row =>
    Array.from({ length: width }, (_, column) => (row >= height / 2 ? 2 : column < width / 2 ? 0 : 1))
  )
  return Buffer.concat([
    head,
    palette,
    control,
    frame,
    Buffer.from([2]),
    blocksOf(packed(indexes)),
    Buffer.from([0x3b])
  ])
}

/** Packs indexes of two bits by LZW, with a dictionary. */
function packed(indexes: readonly number[]): Buffer {
  const bytes: number[] = []
  let [buffered, held, bits] = [0, 0, 3]
  const put = (code: number) => {
    buffered |= code << held
    for (held += bits; held >= 8; held -= 8) {
      bytes.push(buffered & 255)
      buffered >>>= 8
    }
  }
  let codes = new Map<string, number>()
  let next = 6
  put(4)
  let chain = ''
  const codeOf = (text: string) => codes.get(text) ?? Number(text)
  for (const index of indexes) {
    const longer = chain === '' ? String(index) : `${chain},${index}`
    if (chain === '' || codes.has(longer)) {
      chain = longer
      continue
    }
    put(codeOf(chain))
    codes.set(longer, next)
    if (next === 1 << bits && bits < 12) bits += 1
    next += 1
    if (next === 4096) {
      put(4)
      ;[codes, next, bits] = [new Map(), 6, 3]
    }
    chain = String(index)
  }
  put(codeOf(chain))
  put(5)
  bytes.push(buffered & 255)
  return Buffer.from(bytes)
}

function blocksOf(data: Buffer): Buffer {
  const blocks: Buffer[] = []
  for (let at = 0; at < data.length; at += 255) {
    const part = data.subarray(at, at + 255)
    blocks.push(Buffer.from([part.length]), part)
  }
  return Buffer.concat([...blocks, Buffer.from([0])])
}
