/** Collects the markup of one picture; its ids are unique to it. */
export interface Pen {
  /** Defines markup once and returns its id. */
  define: (name: string, markup: (id: string) => string) => string
  /**
   * Defines a gradient and returns it as a paint; stops are `[offset, colour, opacity]`, the direction is relative to
   * the painted shape.
   */
  linear: (name: string, stops: Stop[], direction?: [number, number, number, number]) => string
  radial: (name: string, stops: Stop[], centre?: [number, number, number]) => string
  /** Clips markup to a shape. */
  clip: (name: string, shape: string, markup: string) => string
  finish: (body: string, title: string) => string
}

type Stop = [offset: number, colour: string, opacity?: number]

/** Creates a pen for a 600 × 600 picture without background; `prefix` makes its ids unique. */
export function createPen(prefix: string): Pen {
  const defs = new Map<string, string>()
  const define: Pen['define'] = (name, markup) => {
    const id = `${prefix}${name}`
    if (!defs.has(id)) defs.set(id, markup(id))
    return id
  }
  return {
    define,
    linear: (name, list, [x1, y1, x2, y2] = [0, 0, 1, 0]) =>
      `url(#${define(
        name,
        id => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`
      )})`,
    radial: (name, list, [cx, cy, r] = [0.5, 0.5, 0.5]) =>
      `url(#${define(
        name,
        id => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`
      )})`,
    clip: (name, shape, markup) =>
      `<g clip-path="url(#${define(name, id => `<clipPath id="${id}">${shape}</clipPath>`)})">${markup}</g>`,
    finish: (body, title) =>
      trim(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" role="img"><title>${escape(title)}</title>` +
          `<defs>${[...defs.values()].join('')}</defs>${body}</svg>`
      )
  }
}

/** Formats a number with at most one decimal. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Removes redundant markup: leading zeros, zero rotations, the default direction. */
function trim(svg: string): string {
  return svg.replace(/<[^>]+>/g, tag =>
    tag
      .replace(/(\.\d\d)\d+/g, '$1')
      .replace(/(["( ,LMHVQC-])0\.(?=\d)/g, '$1.')
      .replace('rotate(0)', '')
      .replace(' x1="0" y1="0" x2="1" y2="0"', '')
      .replace(' cx=".5" cy=".5" r=".5"', '')
  )
}

/** Escapes text for markup. */
export function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

function stops(list: Stop[]): string {
  return list
    .map(([offset, colour, opacity]) => {
      const see = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${see}/>`
    })
    .join('')
}
