import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

/** Compresses a file for the database. */
export const compress: (content: Uint8Array) => Promise<Buffer> = promisify(gzip)

/** Returns the content of a compressed file. */
export const expand: (content: Uint8Array) => Promise<Buffer> = promisify(gunzip)
