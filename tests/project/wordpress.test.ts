import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readTranslation, textsOf } from '../../.build/wordpress-texts.ts'
import { french, source, sourcePaths, wordpressZip } from '../../.build/wordpress.ts'
import { optionTakes } from '../../src/embed/mount/option-warnings.ts'
import { codesIn, rowsIn, section } from './support/docs.ts'
import { defaults, optionsOf } from '../../src/snippet/choices.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const paths = sourcePaths()
const read = (path: string) => readFileSync(join(source, path), 'utf8')
const php = paths.filter(path => path.endsWith('.php'))
const texts = textsOf(paths.map(path => join(source, path)))

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
const camel = (name: string) => name.replace(/-[a-z]/g, letter => letter.slice(1).toUpperCase())

/** The list in a constant of the plugin's options. */
const listed = (constant: string): string[] => {
  const [, list = ''] =
    new RegExp(`const ${constant} += array\\((.*)\\);`).exec(read('includes/class-options.php')) ?? []
  return [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
}

test('the plugin has the version of the package wherever it names one', () => {
  const main = read('storefront-shop.php')
  expect(/^ \* Version: +(.+)$/m.exec(main)?.[1]).toBe(version)
  expect(/^const VERSION += '(.+)';$/m.exec(main)?.[1]).toBe(version)
  expect(/^Stable tag: (.+)$/m.exec(read('readme.txt'))?.[1]).toBe(version)
  for (const name of ['Requires at least', 'Requires PHP', 'License'])
    expect(new RegExp(`^ \\* ${name}: +(.+)$`, 'm').exec(main)?.[1]).toBe(
      new RegExp(`^${name}: (.+)$`, 'm').exec(read('readme.txt'))?.[1]
    )
})

test('the plugin’s zip is the same each time, and has what WordPress looks for', () => {
  const zip = wordpressZip()
  expect(Buffer.from(wordpressZip()).equals(zip)).toBe(true)
  const names = Object.keys(unzipSync(zip))
  expect(names).toEqual(expect.arrayContaining(paths.map(path => `storefront-shop/${path}`)))
  for (const name of ['storefront-shop.pot', 'storefront-shop-fr_CA.mo', 'storefront-shop-fr_FR.mo'])
    expect(names).toContain(`storefront-shop/languages/${name}`)
})

test('the plugin loads every file that it has', () => {
  const loaded = [...read('storefront-shop.php').matchAll(/^\t\t'([a-z-]+)',$/gm)].map(
    ([, part]) => `class-${part}.php`
  )
  const there = paths.filter(path => path.startsWith('includes/')).map(path => path.slice('includes/'.length))
  expect(loaded.toSorted()).toEqual(there)
})

test('the plugin’s French has every text, with the same places, and no other', () => {
  const { translations } = readTranslation(join(source, french.path))
  const translated = Object.entries(translations).flatMap(([context, known]) =>
    Object.values(known)
      .filter(({ msgid }) => msgid !== '')
      .map(({ msgid, msgstr, msgid_plural }) => ({ context, msgid, msgid_plural, msgstr }))
  )
  const nameOf = (context: string, id: string) => `${context}|${id}`
  expect(translated.map(({ context, msgid }) => nameOf(context, msgid)).toSorted()).toEqual(
    texts.map(({ context = '', id }) => nameOf(context, id)).toSorted()
  )
  const placesIn = (text = '') => (text.match(/%(\d\$)?[sd]/g) ?? []).toSorted()
  for (const { msgid, msgid_plural, msgstr } of translated) {
    expect(msgstr, msgid).toHaveLength(msgid_plural === undefined ? 1 : 2)
    for (const one of msgstr) {
      expect(one).not.toBe('')
      expect(placesIn(one)).toEqual(placesIn(msgid))
    }
  }
})

test('every option of the storefront is one of a place or of the site, but for those of a tag that is written by hand', () => {
  const own = [...listed('OF_PLACE'), ...listed('OF_SITE'), 'api', 'nonce', 'mode', 'frame']
  expect(own.toSorted()).toEqual(Object.keys(optionTakes).map(kebab).toSorted())
})

test('the shortcode takes whatever the generator writes into it, and the block has the same options', () => {
  const all = { ...defaults, location: 'a', locale: 'fr-CA', theme: 'dark', accent: '#123456', radius: '4', phone: '1' }
  const names = Object.keys(optionsOf(all as typeof defaults))
  expect(names).toHaveLength(6)
  expect(names.filter(name => !listed('OF_PLACE').includes(name))).toEqual([])
  const { attributes } = JSON.parse(read('block/block.json')) as { attributes: Record<string, unknown> }
  expect(Object.keys(attributes)).toEqual(listed('OF_PLACE').map(camel))
  const [, inEditor = ''] = /const names = \[(.*)\]/.exec(read('block/editor.js')) ?? []
  expect(inEditor.match(/\w+/g)).toEqual(Object.keys(attributes))
})

test('docs/wordpress.md lists every option of the shortcode, and every optimiser that the plugin knows', () => {
  const names = rowsIn(section('docs/wordpress.md', 'Options')).flatMap(([cell]) => codesIn(cell))
  expect(names).toEqual(listed('OF_PLACE'))
  const optimisers = rowsIn(section('docs/wordpress.md', 'Optimisation plugins')).map(([cell]) => cell)
  const code = read('includes/class-optimisers.php') + read('includes/class-script.php')
  expect(optimisers).toHaveLength(6)
  expect(optimisers.filter(name => !code.includes(name!.replace(/ (Cache|Rocket Loader)$/, '')))).toEqual([])
})

test.each(php)('in the plugin’s %s, everything printed is escaped, and everything sent is checked', path => {
  const lines = read(path).split('\n')
  const printed = lines.filter(line => /\b(echo|print|printf)\b|<\?=/.test(line.replace(/^\s*(\/\/|\*).*/, '')))
  const safe = /\becho (esc_\w+|checked|selected)\(|phpcs:ignore WordPress\.Security\.EscapeOutput -- /
  expect(printed.filter(line => !safe.test(line))).toEqual([])
  expect(lines.filter(line => /\b(_e|_ex)\(/.test(line))).toEqual([])
  const sent = lines.filter(line => /\$_(GET|POST|REQUEST|COOKIE|SERVER|FILES)\b/.test(line))
  expect(sent.filter(line => !/isset\( \$_|sanitize_\w+\( wp_unslash\( \$_/.test(line))).toEqual([])
  // A file that is asked for by itself does nothing.
  expect(read(path)).toMatch(/^defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m)
})

test('every text of the plugin names its domain', () => {
  const calls = php.flatMap(path => read(path).match(/\b(__|_n|esc_html__|esc_html_e)\( '.*/g) ?? [])
  expect(calls.length).toBeGreaterThan(50)
  expect(calls.filter(call => !call.includes("'storefront-shop' )"))).toEqual([])
})
