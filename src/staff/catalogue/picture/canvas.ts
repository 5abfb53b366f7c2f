import { type Crop, sentSize } from '../../../rules/picture/crop.ts'

/** A file that the browser has decoded, upright as its EXIF orientation says. */
export type Decoded = ImageBitmap

/** Decodes a picture; undefined for a file that the browser can't show. */
export async function decode(file: Blob): Promise<Decoded | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
}

/** Draws a part of a picture into the whole of a canvas. */
export function draw(canvas: HTMLCanvasElement, picture: Decoded, { x, y, width, height }: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
}

/** Quality of the sent file, from 0 to 1: the server encodes it again. */
const QUALITY = 0.92

/**
 * Encodes a part of a picture, scaled down to `mostSide`: as JPEG, or as WebP or PNG if some of it is transparent. Undefined if the
 * browser has no memory left for it.
 */
export async function encode(picture: Decoded, crop: Crop): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  const { width, height } = sentSize(crop)
  Object.assign(canvas, { width, height })
  draw(canvas, picture, crop)
  const type = isTransparent(canvas) ? 'image/webp' : 'image/jpeg'
  // A browser that can't write WebP writes PNG.
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, type, QUALITY))
  return blob ?? undefined
}

function isTransparent(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 255) return true
  return false
}
