import { decode, type Encoding } from './encoding.ts'
import type { Mapping } from './mapping.ts'
import { isJson, readJson } from './read-json.ts'
import { readRows, type Rows } from './read-rows.ts'
import { readSheets } from './read-sheets.ts'
import { isXlsx, readXlsx, type Sheet } from './read-xlsx.ts'

/** A list whose format is known: a text with its encoding, or sheets. */
export type OpenedList =
  | { kind: 'text'; text: string; encoding: Encoding }
  | { kind: 'sheets'; sheets: Sheet[]; encoding: Encoding | 'xlsx' }

/** Opens a list in one of the formats; throws BrokenFile if it is in none. */
export async function openList(path: string, bytes: Buffer, forced?: Encoding): Promise<OpenedList> {
  if (isXlsx(bytes)) return { kind: 'sheets', sheets: await readXlsx(bytes), encoding: 'xlsx' }
  const { text, encoding } = decode(bytes, forced)
  if (!isJson(path, text)) return { kind: 'text', text, encoding }
  return { kind: 'sheets', sheets: [{ name: path, records: readJson(text) }], encoding }
}

/** Reads the rows of a list; throws BrokenFile if its headings aren't found. */
export async function rowsOf(list: OpenedList, mapping: Mapping): Promise<Rows> {
  return list.kind === 'text' ? readRows(list.text, mapping) : readSheets(list.sheets, mapping)
}
