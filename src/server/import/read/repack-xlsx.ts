import { crc32, inflateRawSync } from 'node:zlib'
import { BrokenFile } from './broken-file.ts'

/** Maximum size of a workbook's parts once they are expanded, in bytes. */
const mostExpanded = 128 * 1024 * 1024

/** Maximum number of cells of a sheet, empty ones between others included. */
const mostCells = 4_000_000

interface Entry {
  path: string
  content: Buffer
}

/**
 * Returns a workbook with the parts that are read, not compressed and with their true sizes. Throws BrokenFile for one that expands to
 * more than a list may have, whatever its directory says, or that has cells very far apart.
 */
export function repackXlsx(bytes: Buffer): Buffer {
  const entries: Entry[] = []
  let left = mostExpanded
  for (const { path, method, start, length } of directoryOf(bytes)) {
    if (!/\.(?:xml|rels)$/.test(path)) continue
    const content = expand(bytes.subarray(start, start + length), method, left)
    left -= content.length
    if (/^xl\/worksheets\/[^/]+\.xml$/.test(path)) refuseScattered(content)
    entries.push({ path, content })
  }
  return pack(entries)
}

const unreadable = () => new Error('its parts can’t be read')

const tooLarge = () =>
  new BrokenFile(
    `The workbook expands to more than ${mostExpanded / 1024 / 1024} MB, which no list of products needs. Save the sheet of the products alone, or as CSV.`
  )

function expand(part: Buffer, method: number, most: number): Buffer {
  if (method === 0) {
    if (part.length > most) throw tooLarge()
    return part
  }
  if (method !== 8) throw unreadable()
  try {
    return inflateRawSync(part, { maxOutputLength: Math.max(most, 1) })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : unreadable()
  }
}

/** Yields the parts that an archive's directory lists. */
function* directoryOf(bytes: Buffer): Generator<{ path: string; method: number; start: number; length: number }> {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (end < 0 || end + 20 > bytes.length) throw unreadable()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw unreadable()
    const nameLength = bytes.readUInt16LE(at + 28)
    const path = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const header = bytes.readUInt32LE(at + 42)
    if (header + 30 > bytes.length) throw unreadable()
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
    yield { path, method: bytes.readUInt16LE(at + 10), start, length: bytes.readUInt32LE(at + 20) }
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}

/** Refuses a sheet in which the space between cells would fill the memory. */
function refuseScattered(content: Buffer): void {
  let [rows, columns, count] = [0, 0, 0]
  // Values of attributes may hold the sign that ends a tag.
  const tags = /<(?:\w+:)?(row|c)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/g
  for (const [, tag, attributes = ''] of content.toString('latin1').matchAll(tags)) {
    const place = /(?:^|\s)r\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1]
    if (place === undefined) continue
    const [, letters, digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? []
    if (letters === undefined || Number(digits) > 1_048_576) throw unreadable()
    if (tag === 'row' || attributes.endsWith('/')) continue
    count += 1
    rows = Math.max(rows, Number(digits))
    columns = Math.max(columns, columnOf(letters))
  }
  if (count > mostCells || rows * columns > mostCells)
    throw new BrokenFile(
      `A sheet of the workbook reaches over ${rows} rows and ${columns} columns, which is more than a list of products. Delete what is far from the list, or save it as CSV.`
    )
}

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** Returns an archive of parts as they are. */
function pack(entries: readonly Entry[]): Buffer {
  const [parts, directory] = [[] as Buffer[], [] as Buffer[]]
  let offset = 0
  for (const { path, content } of entries) {
    const name = Buffer.from(path)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(content.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    parts.push(Buffer.from('504b0304', 'hex'), facts, name, content)
    directory.push(Buffer.from('504b01021400', 'hex'), facts, tail, name)
    offset += 30 + name.length + content.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}
