import { readFile } from 'node:fs/promises'
import { type InferOutput, optional, picklist, record, safeParse, strictObject, string, union } from 'valibot'
import { limitClass } from '../../../contract/catalog/menu.ts'
import { BrokenFile } from './broken-file.ts'

/** The importer's field names. */
export const fields = [
  'id',
  'store',
  'name',
  'name_fr',
  'brand',
  'category',
  'strain',
  'thc',
  'cbd',
  'size',
  'size_fr',
  'price',
  'sale_price',
  'sale_name',
  'sale_name_fr',
  'sale_starts',
  'sale_ends',
  'sale_hours',
  'deposit',
  'container',
  'tax_codes',
  'sku',
  'gtin',
  'stock',
  'lot',
  'packaged_on',
  'coa',
  'description',
  'description_fr',
  'terpenes',
  'ingredients',
  'ingredients_fr',
  'allergens',
  'allergens_fr',
  'picture',
  'featured',
  'tags'
] as const

export type Field = (typeof fields)[number]

/** Required fields. */
export const required: readonly Field[] = ['id', 'name', 'category', 'size', 'price', 'stock']

const target = union([string(), strictObject({ to: string(), class: limitClass })])

const mappingFile = strictObject({
  /** The list's heading for each field, if it is not the field name. */
  columns: optional(record(picklist(fields), string()), {}),
  /**
   * The shop's category for each category of the list: `"Vapes > Disposable": "vapes/disposables"`. Case and stray
   * commas are ignored.
   */
  categories: optional(record(string(), target), {}),
  /** Values of empty cells and missing columns. */
  defaults: optional(record(picklist(fields), string()), {}),
  /** Weights of sizes that don't state one: `"1 pack": "10 g"`, or by category `"edibles: 1 pack": "10 g"`. */
  weights: optional(record(string(), string()), {}),
  /** Slugs of the stores by the list's names of them: `"001": "queen-west"`. */
  stores: optional(record(string(), string())),
  /** The sign between cells, and the one before decimals; by default both are found in the list. */
  delimiter: optional(string()),
  decimal: optional(picklist(['.', ',']))
})

/** Maps a list's headings, categories and sizes to the shop's. */
export type Mapping = InferOutput<typeof mappingFile>

/** The mapping of a list that uses our headings. */
export const plainMapping: Mapping = { columns: {}, categories: {}, defaults: {}, weights: {} }

/** Reads a mapping from a JSON file; throws with the path of the first problem if it is invalid. */
export async function readMapping(path: string): Promise<Mapping> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new BrokenFile(`The mapping ${path} can't be read.`)
  })
  const result = safeParse(mappingFile, parse(text, path))
  if (result.success) return result.output
  const [issue] = result.issues
  const place = issue.path?.map(step => String(step.key)).join('.') ?? 'the top level'
  throw new BrokenFile(`The mapping ${path} is invalid at ${place}: ${issue.message}.`)
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BrokenFile(
      `The mapping ${path} is not valid JSON: ${error instanceof Error ? error.message : 'unreadable'}.`
    )
  }
}
