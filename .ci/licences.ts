/** What of an entry in the lock file is asked here. */
export interface Entry {
  version?: string
  dev?: boolean
  license?: string
}

/** Licences under which a package may be part of what a shop runs. */
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

/** Packages with a licence of their own, which somebody has read: unmodified copies of PubNub's SDK may be used and handed on. */
const read: ReadonlySet<string> = new Set(['pubnub'])

/** Whether a licence, as an SPDX expression, allows it: of `A OR B` one must, of `A AND B` both. */
export function allows(licence: string): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1')
  if (/ OR /.test(plain)) return plain.split(' OR ').some(allows)
  if (/ AND /.test(plain)) return plain.split(' AND ').every(allows)
  return allowed.has(plain)
}

/** The packages of production whose licence is none of those allowed, a line each. */
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
