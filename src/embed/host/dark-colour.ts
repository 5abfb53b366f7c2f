/** The lightness of a middle grey, #6e6e6e, by colour space; darker colours count as dark. */
const MIDDLE: Record<string, number> = { rgb: 110, rgba: 110, lab: 46, lch: 46, oklab: 0.53, oklch: 0.53 }

/**
 * Returns true if a computed colour is dark, undefined if it is rather transparent or none. Read from its text: some browsers
 * return random pixels from a canvas, against fingerprinting.
 */
export function isDarkColour(colour: string): boolean | undefined {
  const [, space = '', profile = '', values = ''] = /^(\w+)\((?:([a-z][\w-]*) )?(.*)\)$/.exec(colour) ?? []
  const [first = 0, second = 0, third = 0, opacity = 1] = values
    .split(/[\s,/]+/)
    .map(part => Number.parseFloat(part) || 0)
  if (!values || opacity <= 0.5) return undefined
  const light = /^(rgb|color)/.test(space) ? 0.299 * first + 0.587 * second + 0.114 * third : first
  // The values of `color()` go from 0 to 1, in these profiles in proportion to the light.
  return light < (MIDDLE[space] ?? (/linear|xyz/.test(profile) ? 0.155 : 0.43))
}
