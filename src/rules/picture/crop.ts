/** A size in pixels. */
export interface Size {
  width: number
  height: number
}

/** The part of a picture that is used, in its pixels. */
export interface Crop extends Size {
  x: number
  y: number
}

/** Maximum of the longer side of a picture that is sent, in pixels. */
export const mostSide = 1600

/** The least part of the largest crop that one can zoom in to. */
const LEAST = 1 / 8

/** Sides below this, in pixels, are too few to show. */
const LEAST_SIDE = 64

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** Returns the largest crop of a ratio of width to height, in the middle of a picture. */
export function largestCrop({ width, height }: Size, ratio: number): Crop {
  const crop = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) }
  return { ...crop, x: (width - crop.width) / 2, y: (height - crop.height) / 2 }
}

/** Moves a crop by some pixels of the picture, which it doesn't leave. */
export function moveCrop(crop: Crop, size: Size, dx: number, dy: number): Crop {
  return {
    ...crop,
    x: between(crop.x + dx, 0, size.width - crop.width),
    y: between(crop.y + dy, 0, size.height - crop.height)
  }
}

/** Makes the picture in a crop larger by a factor, or smaller below 1, around the crop’s middle. Its ratio stays. */
export function zoomCrop(crop: Crop, size: Size, factor: number): Crop {
  const ratio = crop.width / crop.height
  const largest = largestCrop(size, ratio)
  const least = Math.min(largest.width, Math.max(largest.width * LEAST, LEAST_SIDE * Math.max(1, ratio)))
  const width = between(crop.width / factor, least, largest.width)
  const height = width / ratio
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 }
  return moveCrop({ x: middle.x - width / 2, y: middle.y - height / 2, width, height }, size, 0, 0)
}

/** Returns how much larger than at first a crop shows the picture, in percent. */
export const zoomOf = (crop: Crop, size: Size): number =>
  Math.round((100 * largestCrop(size, crop.width / crop.height).width) / crop.width)

/** Returns the whole pixels that a crop is sent in: as many as it has, and no side longer than `mostSide`. */
export function sentSize({ width, height }: Size): Size {
  const scale = Math.min(1, mostSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
