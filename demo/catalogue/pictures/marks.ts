const line = (d: string, colour: string, width = 7) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const area = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`
const disc = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`
const ring = (x: number, y: number, r: number, colour: string, width = 7) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

type Mark = (main: string, accent: string) => string

/** The producers' marks: geometric, within 48 of the centre, in two colours. */
const marks: Record<string, Mark> = {
  waves: (a, b) =>
    line('M-40-18q20-22 40 0t40 0', b) + line('M-40 4q20-22 40 0t40 0', a) + line('M-40 26q20-22 40 0t40 0', a),
  rows: (a, b) => disc(0, -22, 14, b) + line('M-42 38L-10-2M-16 38L-4-2M16 38L4-2M42 38L10-2', a, 6),
  cliff: (a, b) => area('M-42 40V-12L-8-34V40Z', a) + area('M0 40V-16L22-2V40Z', b) + area('M28 40V8L42 18V40Z', a),
  peaks: (a, b) => area('M-44 36L-10-36L12 10L0 36Z', a) + area('M6 36L24-4L44 36Z', b),
  leafpair: (a, b) =>
    area('M-3 40C-46 22-44-18-8-40C6-8 4 20-3 40Z', a) + area('M6 40C12 10 18-8 40-14C44 14 28 34 6 40Z', b),
  facets: (a, b) =>
    area('M0-44L38-22L0 0L-38-22Z', b) + area('M-42-14L-4 8V46L-42 24Z', a) + area('M42-14L4 8V46L42 24Z', a),
  road: (a, b) => area('M-8-40H8L40 40H-40Z', a) + line('M0-26V-14M0-2V10M0 22V34', b, 6),
  staff: (a, b) => line('M-42-24H42M-42-8H42M-42 8H42M-42 24H42', a, 4) + disc(14, 0, 15, b),
  hills: (a, b) => disc(16, -18, 13, b) + area('M-44 34A30 30 0 0 1 16 34Z', a) + area('M4 34A22 22 0 0 1 46 34Z', a),
  chevron: (a, b) => line('M-34 8L0-28L34 8', a, 11) + line('M-34 36L0 0L34 36', b, 11),
  rings: (a, b) => ring(-14, 0, 25, a) + ring(14, 0, 25, b),
  arcs: (a, b) => line('M-38 32A70 70 0 0 1 32-38', a) + line('M-16 32A48 48 0 0 1 32-16', a) + disc(22, 22, 14, b),
  growth: (a, b) => ring(0, 0, 40, a, 5) + ring(-4, 3, 27, a, 5) + ring(-7, 5, 15, a, 5) + disc(-9, 6, 5, b),
  moon: (a, b) => area('M14-42A43 43 0 1 0 14 42A34 34 0 1 1 14-42Z', a) + disc(26, -8, 7, b),
  blades: (a, b) =>
    line('M-6 42C-8 8-20-14-36-26', a) + line('M0 42C0 2 2-20 8-42', b) + line('M6 42C8 10 22-6 38-12', a),
  logs: (a, b) => ring(0, -18, 17, a) + ring(-20, 18, 17, a) + ring(20, 18, 17, a) + disc(0, -18, 5, b),
  squares: (a, b) => area('M-38-38H14V14H-38Z', a) + area('M-6-6H38V38H-6Z', b),
  drop: (a, b) => area('M0-46C26-10 34 4 34 16A34 32 0 0 1-34 16C-34 4-26-10 0-46Z', a) + disc(-8, 16, 11, b),
  flask: (a, b) => line('M-12-40H12M-7-40V-12L-34 36H34L7-12V-40', a, 6) + area('M-19 14H19L29 33H-29Z', b),
  gate: (a, b) => line('M-36 38V-6A36 36 0 0 1 36-6V38', a, 8) + line('M-14 38V-8M14 38V-8', b, 7),
  wheel: (a, b) => ring(0, 0, 37, a) + line('M0-36V36M-31-18L31 18M-31 18L31-18', a, 5) + disc(0, 0, 12, b),
  hex: (a, b) => line('M0-42L37-21V21L0 42L-37 21V-21Z', a, 8) + area('M0-18L16-9V9L0 18L-16 9V-9Z', b),
  sun: (a, b) =>
    disc(0, 0, 20, b) +
    line('M0-44V-32M0 44V32M-44 0H-32M44 0H32M-31-31L-23-23M31 31L23 23M-31 31L-23 23M31-31L23-23', a, 6),
  portage: (a, b) => line('M-42 6Q0-46 42 6', a, 9) + line('M-42 32H42', b, 8) + line('M-22 18H22', a, 6),
  circles: (a, b) => `<g fill-opacity=".82">${disc(0, -14, 25, a)}${disc(-16, 14, 25, b)}${disc(16, 14, 25, a)}</g>`,
  linden: (a, b) =>
    area('M0 44C-34 36-42 2-25-18C-17-28-6-29 0-46C6-29 17-28 25-18C42 2 34 36 0 44Z', a) +
    line('M0 50V-16M0 26L-18 8M0 26L18 8M0 4L-12-8M0 4L12-8', b, 5),
  tools: (a, b) => line('M-32-32L32 32', a, 12) + line('M32-32L-32 32', b, 12)
}

/** Names of the producers' marks, without the retailer's own. */
export const markNames: [string, ...string[]] = ['squares', ...Object.keys(marks).filter(isProducers)]

function isProducers(name: string): boolean {
  return name !== 'linden' && name !== 'squares'
}

/** Draws a mark around a point; `size` is its width. */
export function drawMark(name: string, x: number, y: number, size: number, main: string, accent: string): string {
  const mark = marks[name] ?? marks['squares']
  const scale = Math.round(size) / 100
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${scale})">${mark?.(main, accent) ?? ''}</g>`
}
