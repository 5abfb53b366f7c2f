import { encode } from 'uqr'

/**
 * Encodes a text as a QR code (ISO/IEC 18004) in the smallest version that holds it, at error correction level M: row by
 * row, true for dark, without a quiet zone. Throws `RangeError` for a text that no version holds, which is one of more than
 * 2,331 bytes.
 */
export const qrOf = (text: string): boolean[][] => encode(text, { ecc: 'M', border: 0 }).data
