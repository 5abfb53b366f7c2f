/** Mixes two `#rrggbb` colours; `share` of the second, 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)]
  return `#${a.map((value, at) => hex(value + ((b[at] ?? 0) - value) * share)).join('')}`
}

/** Mixes a colour with white. */
export function tint(colour: string, share: number): string {
  return mix(colour, '#ffffff', share)
}

/** Mixes a colour with a warm black, like a shadow. */
export function shade(colour: string, share: number): string {
  return mix(colour, '#15110d', share)
}

/** Perceived lightness of a colour, 0 to 1. */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}

function channels(colour: string): number[] {
  return [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
}

function hex(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')
}
