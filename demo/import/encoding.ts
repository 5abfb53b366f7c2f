import { isUtf8 } from 'node:buffer'
import { BrokenFile } from './broken-file.ts'
import { high } from './repair.ts'

/** The encodings that lists come in, by the names that the report and `--encoding` use. */
export const encodings = ['utf-8', 'windows-1252', 'macintosh', 'utf-16le', 'utf-16be'] as const

export type Encoding = (typeof encodings)[number]

/** A list's text, with one line feed for each line break, and the encoding that it was read by. */
export interface Decoded {
  text: string
  encoding: Encoding
}

/** Reads the name of an encoding as `--encoding` gives it; refuses another one. */
export function readEncoding(name: string | undefined): Encoding | undefined {
  if (name === undefined) return undefined
  const found = encodings.find(one => one === name.toLowerCase())
  if (found === undefined)
    throw new BrokenFile(`Unknown encoding “${name}”. Supported encodings: ${encodings.join(', ')}.`)
  return found
}

/**
 * Decodes a list by the encoding that is named, else by its byte order mark, else as UTF-8 or, where it is none, as the
 * Windows-1252 of Excel's “CSV”. Refuses, with the line, what can't be read so.
 */
export function decode(bytes: Buffer, forced?: Encoding): Decoded {
  const marked = markOf(bytes)
  const encoding = forced ?? marked ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
  if (encoding === 'utf-8' && !isUtf8(bytes)) throw notUtf8(bytes, marked === 'utf-8')
  if (encoding === 'windows-1252' && forced === undefined) refuseUnlikely(bytes)
  // Of UTF-8 and UTF-16 the decoder leaves the mark out.
  const text = encoding === 'windows-1252' ? fromWindows(bytes) : new TextDecoder(encoding).decode(bytes)
  return { text: text.replace(/\r\n?/g, '\n'), encoding }
}

// Some versions of Node read Windows-1252 as Latin-1, which has control characters where the curly quotes are.
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

/** Bytes that Windows-1252 leaves empty, and NUL, which no text has. */
const impossible = new Set([0x00, 0x81, 0x8d, 0x8f, 0x90, 0x9d])
/** ƒ Š Ž š ž Ÿ: no shop's list has more of them than of é, but one from another encoding does. */
const rare = new Set([0x83, 0x8a, 0x8e, 0x9a, 0x9e, 0x9f])

/** Refuses what is no Windows-1252, or hardly that: a guess that is wrong would put nonsense on the menu. */
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
