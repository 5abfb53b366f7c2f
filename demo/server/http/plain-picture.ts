import type { DrawProduct } from '../context.ts'

/** Draws a product for want of a better picture: its name on a calm ground. */
export const drawPlain: DrawProduct = ({ name, brand, size }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" font-family="sans-serif" text-anchor="middle">` +
  `<rect width="400" height="400" fill="#eef1ec"/><text x="200" y="190" font-size="24">${escaped(name)}</text>` +
  `<text x="200" y="226" font-size="16">${escaped(`${brand} · ${size}`)}</text></svg>`

const escaped = (text: string): string => text.replaceAll(/[<>&"]/g, one => `&#${one.codePointAt(0)};`)
