import { beforeAll, describe, expect, test } from 'vitest'
import { BrokenFile } from '../../src/server/import/read/broken-file.ts'
import { readEncoding } from '../../src/server/import/read/encoding.ts'
import { importMenu } from '../../src/server/import/import-menu.ts'
import { describe as inWords } from '../../src/server/import/report/report.ts'
import { fileWith, imported, openShop, type Shop } from './support.ts'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})

const head = 'id,name,category,size,price,stock\n'

/** Encodes a text in a single-byte encoding: ASCII, except the given special characters. */
const bytesOf = (text: string, special: Record<string, number>): Buffer =>
  Buffer.from([...text].map(character => special[character] ?? character.charCodeAt(0)))

const windows = { è: 0xe8, û: 0xfb, é: 0xe9, œ: 0x9c, '’': 0x92, '–': 0x96 }
const macintosh = { è: 0x8f, û: 0x9e, é: 0x8e, œ: 0xcf, '’': 0xd5, '–': 0xd0 }

const name = 'Crème brûlée – l’œuf'
const list = (id: string) => `${head}${id}-0,${name},flower,1 g,5,1\n`

const nameOf = async (id: string) => (await imported(shop.db, 'byward-market')).get(`${id}-0`)?.product.name.en

async function bring(content: Buffer, encoding?: string) {
  const options = { file: await fileWith(content), location: 'byward-market', encoding: readEncoding(encoding) }
  return importMenu(shop.db, options)
}

describe('a list', () => {
  test.each([
    ['utf-8', 'of UTF-8', 'A', (text: string) => Buffer.from(text)],
    ['utf-8', 'of UTF-8 with a byte order mark', 'B', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['windows-1252', 'that Excel saved as “CSV”', 'C', (text: string) => bytesOf(text, windows)],
    ['utf-16le', 'of UTF-16', 'D', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    [
      'utf-16be',
      'of UTF-16, the other way round',
      'E',
      (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
    ]
  ])('is read as %s, and the report names it: one %s', async (encoding, _, id, write) => {
    const report = await bring(write(list(id)))
    expect(await nameOf(id)).toBe(name)
    expect(report).toMatchObject({ encoding, warnings: { 'no-brand': [{ line: 2 }] } })
    expect(Object.keys(report.warnings)).toEqual(['no-brand'])
    expect(inWords(report)[0]).toContain(`(${encoding})`)
  })

  test('is read in the given encoding', async () => {
    const report = await bring(bytesOf(list('F'), macintosh), 'macintosh')
    expect(report.encoding).toBe('macintosh')
    expect(await nameOf('F')).toBe(name)
  })

  test('of UTF-8 that one row of Windows-1252 was put into is read whole', async () => {
    const rows = Buffer.concat([Buffer.from(list('G')), bytesOf(`H-0,${name},flower,1 g,5,1\n`, windows)])
    expect((await bring(rows)).encoding).toBe('windows-1252')
    expect([await nameOf('G'), await nameOf('H')]).toEqual([name, name])
  })
})

describe('a list is refused with the line, and nothing changes,', () => {
  test.each([
    [
      'where it claims to be UTF-8 and is not',
      Buffer.concat([Buffer.from(`\ufeff${list('X')}`), bytesOf(`Y-0,${name},flower,1 g,5,1\n`, windows)]),
      undefined,
      /^Line 3: the file is marked as UTF-8 but has invalid UTF-8 bytes\./
    ],
    [
      'where it was named UTF-8 and is not',
      bytesOf(list('X'), windows),
      'utf-8',
      /^Line 2: the file has invalid UTF-8 bytes\./
    ],
    [
      'where it is neither UTF-8 nor Windows-1252',
      bytesOf(list('X'), macintosh),
      undefined,
      /^Line 2: .*--encoding\.$/
    ],
    [
      'where it is hardly Windows-1252',
      bytesOf(`${head}X-0,Caf\u00e9,flower,1 g,5,1\n`, { '\u00e9': 0x8e }),
      undefined,
      /^Line 2: .*neither/
    ],
    ['where it is a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), undefined, /^Line \d: .*neither/]
  ])('%s', async (_, content, encoding, sentence) => {
    const before = await imported(shop.db, 'byward-market')
    await expect(bring(content, encoding)).rejects.toThrow(BrokenFile)
    await expect(bring(content, encoding)).rejects.toThrow(sentence)
    expect(await imported(shop.db, 'byward-market')).toEqual(before)
  })

  test('where its encoding is none that is known', async () => {
    await expect(bring(Buffer.from(list('X')), 'klingon')).rejects.toThrow(
      /^Unknown encoding “klingon”\. Supported encodings: utf-8, /
    )
  })
})
