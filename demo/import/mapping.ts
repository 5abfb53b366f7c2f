import { readFile } from 'node:fs/promises'
import { type InferOutput, optional, picklist, record, safeParse, strictObject, string, union } from 'valibot'
import { limitClass } from '../../src/contract/catalog/menu.ts'
import { BrokenFile } from './broken-file.ts'

/** What the importer reads, by our names. */
export const fields = [
  'id',
  'name',
  'brand',
  'category',
  'strain',
  'thc',
  'cbd',
  'size',
  'price',
  'sale_price',
  'stock'
] as const

export type Field = (typeof fields)[number]

/** Fields without which a list is no menu. */
export const required: readonly Field[] = ['id', 'name', 'category', 'size', 'price', 'stock']

const target = union([string(), strictObject({ to: string(), class: limitClass })])

const mappingFile = strictObject({
  /** The heading of each field in the list, when it isn't our name. */
  columns: optional(record(picklist(fields), string()), {}),
  /** Where a category of the list goes: `"Vapes > Disposable": "vapes/disposables"`. Case and stray commas don't matter. */
  categories: optional(record(string(), target), {}),
  /** What an empty cell or a column that is missing means. */
  defaults: optional(record(picklist(fields), string()), {}),
  /** What a size weighs that doesn't say it: `"1 pack": "10 g"`, or by category `"edibles: 1 pack": "10 g"`. */
  weights: optional(record(string(), string()), {}),
  delimiter: optional(string(), ',')
})

/** How a list's headings, categories and sizes are to be understood. */
export type Mapping = InferOutput<typeof mappingFile>

/** The mapping of a list that uses our headings. */
export const plainMapping: Mapping = { columns: {}, categories: {}, defaults: {}, weights: {}, delimiter: ',' }

/** Reads a mapping from a JSON file; one that can't be used is refused with the place of the fault. */
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
