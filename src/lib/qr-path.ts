/** Returns the SVG path of a QR code's dark modules, in units of one module. */
export const qrPath = (rows: readonly boolean[][]): string =>
  rows.flatMap((row, y) => runsIn(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')

/** Returns the runs of dark modules in a row: where each begins, and its length. */
function runsIn(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last[0] + last[1] === x) last[1]++
    else runs.push([x, 1])
  }
  return runs
}
