/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

export const white: Rgb = [255, 255, 255]
export const black: Rgb = [0, 0, 0]

/** Parses a colour written `#rgb` or `#rrggbb`; undefined for anything else. */
export function parseHex(text: string): Rgb | undefined {
  const digits = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(text)?.[1]
  if (!digits) return undefined
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = Number.parseInt(long, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Formats a colour as `#rrggbb`. */
export const toHex = (colour: Rgb): string =>
  `#${colour.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const linear = (part: number): number => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Returns the contrast ratio of two colours, 1 to 21, as defined by WCAG 2. */
export function contrast(first: Rgb, second: Rgb): number {
  const [low, high] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Mixes `share` (0 to 1) of the second colour into the first, rounding each component. */
export const mix = (first: Rgb, second: Rgb, share: number): Rgb =>
  first.map((part, at) => Math.round(part + ((second[at] ?? 0) - part) * share)) as unknown as Rgb
