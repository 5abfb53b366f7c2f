/** The fields of a lock file entry that are used here. */
export interface Entry {
  version?: string
  dev?: boolean
  license?: string
}

/** Licences that production packages may have. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense'
])

/**
 * Packages with a custom licence that was reviewed: unmodified copies of PubNub's SDK may be used and redistributed.
 */
const read: ReadonlySet<string> = new Set(['pubnub'])

/** Returns true if an SPDX licence expression is allowed: one side of `A OR B`, both sides of `A AND B`. */
export function allows(licence: string): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1')
  if (/ OR /.test(plain)) return plain.split(' OR ').some(allows)
  if (/ AND /.test(plain)) return plain.split(' AND ').every(allows)
  return allowed.has(plain)
}

/** Returns the production packages whose licence is not allowed, one line each. */
export function refusedLicences(
  packages: Readonly<Record<string, Entry>>,
  licenceAt: (path: string) => string
): string[] {
  return Object.entries(packages)
    .filter(([path, { dev = false }]) => path !== '' && !dev)
    .map(([path, entry]) => ({ name: nameAt(path), licence: entry.license ?? licenceAt(path), entry }))
    .filter(({ name, licence }) => !read.has(name) && !allows(licence))
    .map(({ name, licence, entry }) => `${name} ${entry.version ?? ''}: ${licence || 'no licence is named'}`)
}

const nameAt = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
