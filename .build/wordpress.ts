import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { zipSync } from 'fflate'
import { compile, readTranslation, templateOf, textsOf } from './wordpress-texts.ts'

export const source = 'src/wordpress'
/** The plugin's folder in WordPress, and the beginning of the names of its translations. */
const name = 'storefront-shop'

/** The French of Canada serves France too: WordPress falls back from one to the other by itself in neither direction. */
export const french = { path: `languages/${name}-fr_CA.po`, locales: ['fr_CA', 'fr_FR'] }

/** The same sources make the same file, at any hour and in any zone: fflate takes local time. */
const mtime = new Date(2026, 0, 1)

/** Returns the plugin's sources but the note for this project's readers, as paths from its folder, in a fixed order. */
export const sourcePaths = (): string[] =>
  readdirSync(source, { recursive: true, withFileTypes: true })
    .filter(one => one.isFile() && one.name !== 'README.md')
    .map(one => relative(source, join(one.parentPath, one.name)).split(sep).join('/'))
    .sort()

/** Returns the template and the translations, by path. */
function languages(paths: readonly string[]): Record<string, Uint8Array> {
  const translation = readTranslation(join(source, french.path))
  const made = french.locales.flatMap(locale => {
    const { po, mo } = compile(translation, locale)
    const path = `languages/${name}-${locale}`
    return [
      [`${path}.po`, po],
      [`${path}.mo`, mo]
    ] as const
  })
  const template = templateOf(textsOf(paths.map(path => join(source, path))))
  return { [`languages/${name}.pot`]: template, ...Object.fromEntries(made) }
}

/** Returns the zip that WordPress installs. */
export function wordpressZip(): Uint8Array {
  const paths = sourcePaths()
  const files = Object.fromEntries(paths.map(path => [path, readFileSync(join(source, path))]))
  const all = Object.entries({ ...files, ...languages(paths) })
  const named = all.map(([path, content]) => [`${name}/${path}`, new Uint8Array(content)] as const)
  return zipSync(Object.fromEntries(named), { mtime, level: 9 })
}

/** Writes it into the build. */
export function buildWordpress(): void {
  mkdirSync('dist/wordpress', { recursive: true })
  writeFileSync('dist/wordpress/storefront.zip', wordpressZip())
}
