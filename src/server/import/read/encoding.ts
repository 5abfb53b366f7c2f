import { isUtf8 } from 'node:buffer'
import { BrokenFile } from './broken-file.ts'
import { high } from './repair.ts'

/** Supported encodings, by the names that the report and `--encoding` use. */
const encodings = ['utf-8', 'windows-1252', 'macintosh', 'utf-16le', 'utf-16be'] as const

export type Encoding = (typeof encodings)[number]

/** A list's text, with line breaks normalized to line feeds, and the detected encoding. */
export interface Decoded {
  text: string
  encoding: Encoding
}

/** Parses the value of `--encoding`; throws if it is not supported. */
export function readEncoding(name: string | undefined): Encoding | undefined {
  if (name === undefined) return undefined
  const encoding = encodings.find(candidate => candidate === name.toLowerCase())
  if (encoding === undefined)
    throw new BrokenFile(`Unknown encoding “${name}”. Supported encodings: ${encodings.join(', ')}.`)
  return encoding
}

/**
 * Decodes a list by the given encoding, else by its byte order mark, else as UTF-8 or, if that is invalid, as the
 * Windows-1252 of Excel's “CSV”. Throws with the line number if it can't be decoded.
 */
export function decode(bytes: Buffer, forced?: Encoding): Decoded {
  const marked = markOf(bytes)
  const encoding = forced ?? marked ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
  if (encoding === 'utf-8' && !isUtf8(bytes)) throw notUtf8(bytes, marked === 'utf-8')
  if (encoding === 'windows-1252' && forced === undefined) refuseUnlikely(bytes)
  // The decoder drops the byte order mark of UTF-8 and UTF-16.
  const text = encoding === 'windows-1252' ? fromWindows(bytes) : new TextDecoder(encoding).decode(bytes)
  return { text: text.replace(/\r\n?/g, '\n'), encoding }
}

// Some versions of Node decode Windows-1252 as Latin-1, which has control characters in place of the curly quotes.
const fromWindows = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\x80-\x9f]/g, character => high[character.charCodeAt(0) - 0x80] ?? character)

function markOf(bytes: Buffer): Encoding | undefined {
  const start = bytes.toString('hex', 0, 3)
  if (start === 'efbbbf') return 'utf-8'
  if (start.startsWith('fffe')) return 'utf-16le'
  return start.startsWith('feff') ? 'utf-16be' : undefined
}

const lineAt = (bytes: Buffer, at: number): number =>
  bytes.toString('latin1', 0, at).replace(/\r\n?/g, '\n').split('\n').length

function notUtf8(bytes: Buffer, isMarked: boolean): BrokenFile {
  const ends = [...lineEndsOf(bytes)]
  const at = ends.findIndex((end, index) => !isUtf8(bytes.subarray(index === 0 ? 0 : ends[index - 1], end)))
  const line = lineAt(bytes, at <= 0 ? 0 : (ends[at - 1] ?? 0))
  const claim = isMarked ? 'the file is marked as UTF-8 but has' : 'the file has'
  return new BrokenFile(`Line ${line}: ${claim} invalid UTF-8 bytes. Save it as “CSV UTF-8” and try again.`)
}

function* lineEndsOf(bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) yield at + 1
  yield bytes.length
}

/** Bytes that are undefined in Windows-1252, and NUL, which no text contains. */
const impossible = new Set([0x00, 0x81, 0x8d, 0x8f, 0x90, 0x9d])
/** ƒ Š Ž š ž Ÿ: a shop's list has fewer of them than of é, unless it is in another encoding. */
const rare = new Set([0x83, 0x8a, 0x8e, 0x9a, 0x9e, 0x9f])

/** Throws if the bytes are not or hardly Windows-1252: a wrong guess would put garbled text on the menu. */
function refuseUnlikely(bytes: Buffer): void {
  const counts = { rare: 0, letters: 0 }
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (impossible.has(byte)) throw unknown(lineAt(bytes, at))
    if (rare.has(byte)) counts.rare += 1
    if (byte >= 0xc0) counts.letters += 1
  }
  if (counts.rare > counts.letters)
    throw unknown(
      lineAt(
        bytes,
        bytes.findIndex(byte => rare.has(byte))
      )
    )
}

const unknown = (line: number): BrokenFile =>
  new BrokenFile(
    `Line ${line}: the file is neither UTF-8 nor Windows-1252. Save it as “CSV UTF-8”, or set its encoding with --encoding.`
  )
