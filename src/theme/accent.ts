import { black, contrast, mix, parseHex, type Rgb, toHex, white } from './colour.ts'
import { dark, light } from './palette.ts'

/** The default accent. */
export const defaultAccent = '#1f5f4a'

const backdrops = (palette: typeof light): Rgb[] =>
  [palette.surface, palette['surface-2'], palette.raised].map(hex => parseHex(hex) ?? white)

const weakest = (colour: Rgb, on: Rgb[]): number => Math.min(...on.map(backdrop => contrast(colour, backdrop)))

/** Moves a colour toward `end` just far enough to contrast with every background. */
function standOut(colour: Rgb, end: Rgb, on: Rgb[], least: number): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const moved = mix(colour, end, share)
    if (weakest(moved, on) >= least) return moved
  }
  return end
}

/**
 * Derives tokens from the retailer's accent (`#rgb` or `#rrggbb`; the default if invalid): the text on it, its hover,
 * and the accent as text (`-ink-`) and as an edge (`-edge-`) on the surfaces of the light and dark themes.
 */
export function accentTokens(hex: string): Record<`--sf-${string}`, string> {
  const accent = parseHex(hex) ?? parseHex(defaultAccent) ?? black
  const onAccent = contrast(accent, white) >= 4.5 ? white : black
  const ink = (palette: typeof light, end: Rgb, least: number) =>
    toHex(standOut(accent, end, backdrops(palette), least))
  return {
    '--sf-accent': toHex(accent),
    '--sf-on-accent': toHex(onAccent),
    '--sf-accent-hover': toHex(mix(accent, onAccent === white ? black : white, 0.14)),
    '--sf-accent-ink-light': ink(light, black, 4.5),
    '--sf-accent-ink-dark': ink(dark, white, 4.5),
    '--sf-accent-edge-light': ink(light, black, 3),
    '--sf-accent-edge-dark': ink(dark, white, 3)
  }
}
