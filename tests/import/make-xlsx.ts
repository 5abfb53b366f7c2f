import { crc32 } from 'node:zlib'

/** A cell: a text, a number, a number with the id of a format (1 is `0.00%`, 2 is `yyyy-mm-dd hh:mm`), a fault, or nothing. */
type Cell = string | number | { number: number; format: 1 | 2 } | { fault: string } | null

/** Makes an XLSX workbook with the rows of its sheets. */
export function makeXlsx(sheets: Record<string, readonly (readonly Cell[])[]>): Buffer {
  const names = Object.keys(sheets)
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006'
  const relationships = (parts: string[]) =>
    `<Relationships xmlns="${packaged}/relationships">${parts.join('')}</Relationships>`
  const relationship = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
  const xf = (format: number) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`
  return zip({
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relationships([relationship('r1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="s${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...names.map((_, at) => relationship(`s${at}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
      relationship('styles', 'styles', 'styles.xml')
    ]),
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><cellStyleXfs>${xf(0)}</cellStyleXfs><cellXfs>${[0, 10, 164].map(xf).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`
      ])
    )
  })
}

const rowXml = (cells: readonly Cell[], at: number): string =>
  `<row r="${at + 1}">${cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${at + 1}`)).join('')}</row>`

function cellXml(cell: Cell, place: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'string')
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
  if ('fault' in cell) return `<c r="${place}" t="e"><v>${cell.fault}</v></c>`
  return `<c r="${place}" s="${cell.format}"><v>${cell.number}</v></c>`
}

/** Returns a ZIP archive of files that are stored as they are. */
function zip(files: Record<string, string>): Buffer {
  const [parts, directory] = [[] as Buffer[], [] as Buffer[]]
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [path, content] = [Buffer.from(name), Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`)]
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(content.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    const part = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, path, content])
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, tail, path]))
    parts.push(part)
    offset += part.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\u0005\u0006'), end])
}
