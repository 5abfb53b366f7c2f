import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { zipSync, type Zippable } from 'fflate'

const source = 'src/wordpress'
/** The plugin's folder in WordPress. */
const folder = 'storefront-shop'

/** The same sources make the same file, at any hour and in any zone: fflate takes local time. */
const mtime = new Date(2026, 0, 1)

/** Returns the files of the plugin by their paths in the zip, in a fixed order. */
export function wordpressFiles(): Map<string, Uint8Array> {
  const files = readdirSync(source, { recursive: true, withFileTypes: true }).filter(one => one.isFile())
  const paths = files.map(one => relative(source, join(one.parentPath, one.name)).split(sep).join('/')).sort()
  return new Map(paths.map(path => [`${folder}/${path}`, readFileSync(join(source, path))]))
}

/** Returns the zip that WordPress installs. */
export const wordpressZip = (): Uint8Array =>
  zipSync(Object.fromEntries(wordpressFiles()) satisfies Zippable, { mtime, level: 9 })

/** Writes it into the build. */
export function buildWordpress(): void {
  mkdirSync('dist/wordpress', { recursive: true })
  writeFileSync('dist/wordpress/storefront.zip', wordpressZip())
}
