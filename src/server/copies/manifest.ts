import { array, boolean, type InferOutput, literal, number, object, optional, pipe, regex, string } from 'valibot'
import { instant } from '../../contract/http/time.ts'

/** The version of the format of copies; another one can't be restored. */
export const COPY_VERSION = 1

/** The name of the file that lists all others. */
export const MANIFEST = 'manifest.json'

const sha256 = pipe(string(), regex(/^[0-9a-f]{64}$/))

/** A file of a copy, with its size in bytes. One of `data` has its kind, its columns and the number of records. */
const copyFile = object({
  name: string(),
  kind: optional(string()),
  columns: optional(array(string())),
  records: optional(number()),
  bytes: number(),
  sha256
})

/** The contents of a copy. Pictures are listed in `data/picture-files.ndjson` instead. */
export const manifest = object({
  format: literal('storefront-copy'),
  version: number(),
  madeAt: instant,
  shop: string(),
  /** The counter of order numbers. */
  orderNumbers: object({ last: number(), isUsed: boolean() }),
  files: array(copyFile)
})

export type CopyFile = InferOutput<typeof copyFile>
export type Manifest = InferOutput<typeof manifest>

/** The number of records in a copy. */
export const recordsIn = ({ files }: Manifest): number =>
  files.reduce((sum, { kind, records = 0 }) => sum + (kind === undefined ? 0 : records), 0)
