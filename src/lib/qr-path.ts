import { counted, last } from './lists.ts'

/** Returns the SVG path of a QR code's dark modules, in units of one module. */
export const qrPath = (rows: readonly boolean[][]): string =>
  rows.flatMap((row, y) => runsIn(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')

/** Returns the runs of dark modules in a row: where each begins, and its length. */
function runsIn(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of counted(row)) {
    const run = last(runs)
    if (!isDark) continue
    if (run && run[0] + run[1] === x) run[1]++
    else runs.push([x, 1])
  }
  return runs
}
