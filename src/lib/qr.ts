/** Modules per side of the smallest QR code (ISO/IEC 18004, version 1). */
const QR_SIDE = 21

/** The maximum length at level M, and the allowed characters: digits, capitals and some punctuation. */
const MOST = 20
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** Data and check codewords of version 1 at level M. */
const [DATA, CHECKS] = [16, 10]

/** Multiplies in GF(256), the field used by QR codes. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    if ((b >> bit) & 1) product ^= a
  }
  return product
}

/** Returns the Reed-Solomon check codewords of the data codewords. */
function checksOf(data: readonly number[]): number[] {
  let generator = [1]
  for (let root = 1, at = 0; at < CHECKS; at++, root = times(root, 2)) {
    const shifted = [...generator, 0]
    generator = shifted.map((factor, place) => factor ^ times(generator[place - 1] ?? 0, root))
  }
  const rest = [...data, ...Array<number>(CHECKS).fill(0)]
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at] ?? 0
    for (const [place, one] of generator.entries()) rest[at + place] = (rest[at + place] ?? 0) ^ times(one, factor)
  }
  return rest.slice(data.length)
}

/** Returns the data and check codewords of a text; undefined if it doesn't fit. */
function qrCodewords(text: string): number[] | undefined {
  const values = [...text].map(character => signs.indexOf(character))
  if (text.length > MOST || values.includes(-1)) return undefined
  const write = (value: number, length: number) => value.toString(2).padStart(length, '0')
  let bits = `0010${write(text.length, 9)}`
  for (let at = 0; at < values.length; at += 2) {
    const [first = 0, second] = values.slice(at, at + 2)
    bits += second === undefined ? write(first, 6) : write(first * 45 + second, 11)
  }
  bits += '0000'.slice(0, DATA * 8 - bits.length)
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0')
  const data = Array.from({ length: bits.length / 8 }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8), 2))
  for (let pad = 236; data.length < DATA; pad ^= 236 ^ 17) data.push(pad)
  return [...data, ...checksOf(data)]
}

/** Returns whether a module is dark if it is the same in all codes; undefined for data modules. Level M, mask 0. */
function fixed(row: number, column: number): boolean | undefined {
  const finder = [
    [3, 3],
    [3, QR_SIDE - 4],
    [QR_SIDE - 4, 3]
  ].map(([y = 0, x = 0]) => Math.max(Math.abs(row - y), Math.abs(column - x)))
  const near = Math.min(...finder)
  if (near <= 4) return near !== 2 && near !== 4
  const format = '101010000010010'
  if (column === 8 && row === QR_SIDE - 8) return true
  if (row === 6 || column === 6) return (row + column) % 2 === 0
  if (row === 8 && column < 9) return format[column < 6 ? column : column - 1] === '1'
  if (row === 8 && column >= QR_SIDE - 8) return format[column - QR_SIDE + 15] === '1'
  if (column === 8 && row < 9) return format[row < 6 ? 14 - row : 15 - row] === '1'
  if (column === 8 && row > QR_SIDE - 8) return format[QR_SIDE - 1 - row] === '1'
  return undefined
}

/** Encodes a short text as a QR code, row by row, true for dark; undefined if it doesn't fit into the smallest one. */
export function qrOf(text: string): boolean[][] | undefined {
  const codewords = qrCodewords(text)
  if (!codewords) return undefined
  const rows = Array.from({ length: QR_SIDE }, (_, row) =>
    Array.from({ length: QR_SIDE }, (__, column) => fixed(row, column))
  )
  let bit = 0
  for (let right = QR_SIDE - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    // Skip the column of the timing pattern.
    if (right === 6) right--
    for (let step = 0; step < QR_SIDE; step++) {
      const row = isUp ? QR_SIDE - 1 - step : step
      for (const column of [right, right - 1]) {
        const line = rows[row]
        if (!line || line[column] !== undefined) continue
        const isDark = ((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1
        line[column] = (isDark === 1) !== ((row + column) % 2 === 0)
        bit++
      }
    }
  }
  return rows.map(line => line.map(Boolean))
}
