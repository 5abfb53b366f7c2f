/** Returns true for a cell that has nothing to say, such as `-` or `n/a`. */
export const isNothing = (text: string): boolean => /^(?:|[-–—]+|n\/?a|s\.?o\.?)$/i.test(text)
