/** Returns a row of a CSV file; a text that a spreadsheet would run as a formula is kept from that. Numbers may be negative. */
export const csvRow = (cells: readonly string[], separator = ','): string =>
  cells
    .map(cell => `"${cell.replace(/^(?=[=+\-@\t\r])(?!-\d+(?:[.,]\d+)?$)/, "'").replace(/"/g, '""')}"`)
    .join(separator)
