import readXlsxFile from 'read-excel-file/node'
import { BrokenFile } from './broken-file.ts'
import { repackXlsx } from './repack-xlsx.ts'
import { dateCell, emptyCell, numberCell, type SheetCell, type SheetRecord } from './sheet-cell.ts'

/** A sheet of a workbook. */
export interface Sheet {
  name: string
  records: SheetRecord[]
}

const startsWith = (bytes: Buffer, hex: string): boolean => bytes.toString('hex', 0, hex.length / 2) === hex

/** Returns whether a file is XLSX; throws BrokenFile for the format of Excel before 2007, which is none that can be read. */
export function isXlsx(bytes: Buffer): boolean {
  if (startsWith(bytes, 'd0cf11e0'))
    throw new BrokenFile('The file is an old Excel workbook (XLS), or has a password. Save it as XLSX or CSV.')
  return startsWith(bytes, '504b0304')
}

/** Reads the sheets of an XLSX workbook. Throws BrokenFile if it is none. */
export async function readXlsx(bytes: Buffer): Promise<Sheet[]> {
  try {
    const sheets = await readXlsxFile(repackXlsx(bytes), { trim: false })
    refuseRepeated(sheets)
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      records: data.map((row, at) => ({ line: at + 1, cells: row.map(cellOf) }))
    }))
  } catch (error) {
    if (error instanceof BrokenFile) throw error
    const reason = error instanceof Error ? error.message : 'unreadable'
    throw new BrokenFile(`The file can’t be read as XLSX: ${reason}. Save it again as XLSX, or as CSV.`)
  }
}

/** Maximum length of all texts together: many cells may share one long text. */
const mostCharacters = 64 * 1024 * 1024

function refuseRepeated(sheets: readonly { data: readonly (readonly unknown[])[] }[]): void {
  let length = 0
  for (const { data } of sheets)
    for (const row of data) for (const cell of row) if (typeof cell === 'string') length += cell.length
  if (length > mostCharacters)
    throw new BrokenFile('The texts of the workbook are longer than those of any list of products. Save it as CSV.')
}

function cellOf(value: unknown): SheetCell {
  if (typeof value === 'string') return { text: value, kind: 'text' }
  if (typeof value === 'number') return numberCell(value)
  if (value instanceof Date) return dateCell(value)
  return typeof value === 'boolean' ? { text: String(value), kind: 'text' } : emptyCell
}
