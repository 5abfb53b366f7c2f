/** Whether this is the run of `verify:full`, which tries more: all others try enough to notice a mistake of today. */
const isThorough = process.env['THOROUGH'] === '1'

/** How many cases a property is tried with: a quarter of them, unless this run is thorough. */
export const runs = (many: number): number => (isThorough ? many : Math.ceil(many / 4))
