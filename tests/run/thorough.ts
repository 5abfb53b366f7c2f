/** True in `verify:full`, which tries more cases than other runs. */
export const isThorough = process.env['THOROUGH'] === '1'

/** Returns the number of cases to try of a property: a quarter of them unless this run is thorough. */
export const runs = (many: number): number => (isThorough ? many : Math.ceil(many / 4))
