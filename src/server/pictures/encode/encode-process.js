// JavaScript, because not every runner gives child processes a TypeScript loader. See encoder.ts for the messages.
import { constants, setPriority } from 'node:os'
import { FastResizeFilter, ResizeFit, Transformer } from '@napi-rs/image'
import { readGif } from './gif.js'

/** Quality of both formats, from 0 to 100: no difference is seen in product pictures. */
const QUALITY = 80

/** Memory past which a picture isn't worth it, in bytes: a file may be larger unpacked than its head says. */
const MOST_MEMORY = 1_200_000_000

// Shoppers come first.
setPriority(constants.priority.PRIORITY_LOW)

process.on('message', async ({ bytes, kind, longest, widths }) => {
  try {
    process.send({ files: await encode({ bytes, kind, longest, widths }) })
  } catch (error) {
    process.send({ problem: error instanceof Error ? error.message : String(error) })
  }
})
process.on('disconnect', () => process.exit())

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) process.kill(process.pid, 'SIGKILL')
}, 50)

/** Encodes a picture at each width; `longest` is its longer side, and neither side of a result is longer than the width. */
async function encode({ bytes, kind, longest, widths }) {
  const largest = Math.min(longest, Math.max(...widths))
  const whole = await fit(open(bytes, kind), largest).png()
  const files = []
  for (const width of widths) {
    const png = width < largest ? await fit(new Transformer(whole), width).png() : whole
    files.push({ width, format: 'webp', content: await new Transformer(png).webp(QUALITY) })
    const opaque = kind === 'jpeg' ? new Transformer(png) : onWhite(png)
    files.push({ width, format: 'jpg', content: await opaque.jpeg(QUALITY) })
  }
  return files
}

/** Opens a picture as its camera held it; a GIF is its first frame. */
function open(bytes, kind) {
  if (kind !== 'gif') return new Transformer(bytes).rotate()
  const { pixels, width, height } = readGif(Buffer.from(bytes))
  return Transformer.fromRgbaPixels(pixels, width, height)
}

const fit = (picture, side) =>
  picture.fastResize({ width: side, height: side, fit: ResizeFit.Inside, filter: FastResizeFilter.Lanczos3 })

/** JPEG has no transparency: the areas would show whatever colour they hide. */
function onWhite(png) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  return Transformer.fromRgbaPixels(new Uint8Array(4 * width * height).fill(255), width, height).overlay(png, 0, 0)
}
