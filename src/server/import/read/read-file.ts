import { open } from 'node:fs/promises'
import { BrokenFile } from './broken-file.ts'

/** Maximum size of a list in bytes: some 500,000 rows, which the import holds in memory. */
export const mostBytes = 64 * 1024 * 1024

/** Reads a whole list; throws BrokenFile if it is missing, unreadable or too large. */
export async function readList(path: string, onBytes: (bytes: number) => void): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    const file = await open(path)
    // Counted while reading, because a pipe has no size.
    for await (const part of file.createReadStream({ highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > mostBytes) throw new BrokenFile(tooLarge(path))
      parts.push(part)
      onBytes(bytes)
    }
  } catch (error) {
    throw sentence(error, path)
  }
  return Buffer.concat(parts)
}

const tooLarge = (path: string): string =>
  `${path} is larger than ${mostBytes / 1024 / 1024} MB. Split it into several files; each one adds to the menu.`

function sentence(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return new BrokenFile(`File not found: ${path}.`)
  if (code === 'EISDIR' || code === 'EACCES' || code === 'EPERM')
    return new BrokenFile(`${path} can't be read as a file.`)
  return error
}
