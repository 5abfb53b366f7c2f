import jsQR from 'jsqr'

/** Pixels per module of the picture. */
const SCALE = 4
const QUIET = 4

/** Returns the text that a scanner reads in a QR code, given as rows of modules; undefined if it reads none. */
export function readQr(rows: readonly boolean[][]): string | undefined {
  const side = (rows.length + 2 * QUIET) * SCALE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const isDark = rows[Math.floor(y / SCALE) - QUIET]?.[Math.floor(x / SCALE) - QUIET]
      if (isDark) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  return jsQR(pixels, side, side)?.data
}

/** Returns the rows of modules that an SVG path of rectangles one module high fills. */
export function rowsInPath(path: string): boolean[][] {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, x, y, length]) => [x, y, length].map(Number))
  const side = Math.max(...runs.map(([x = 0, , length = 0]) => x + length))
  const rows = Array.from({ length: side }, () => Array<boolean>(side).fill(false))
  for (const [x = 0, y = 0, length = 0] of runs) rows[y]?.fill(true, x, x + length)
  return rows
}
