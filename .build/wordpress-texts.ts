import { readFileSync } from 'node:fs'
import { type GetTextTranslations, mo, po } from 'gettext-parser'

/** A text of the plugin's code; `plural` and `context` are as gettext has them. */
export interface Text {
  id: string
  plural?: string
  context?: string
}

const quoted = String.raw`'((?:[^'\\]|\\.)*)'`
const calls = new RegExp(String.raw`\b(?:__|_n|esc_html__|esc_html_e)\(\s*${quoted}(?:,\s*${quoted})?`, 'g')
const plain = (text = '') => text.replace(/\\(.)/g, '$1')

/** Returns the texts that PHP code has translated. The second argument is a plural, or the text domain. */
function textsOfPhp(code: string): Text[] {
  return [...code.matchAll(calls)].map(([call, id, second]) =>
    call.startsWith('_n(') ? { id: plain(id), plural: plain(second) } : { id: plain(id) }
  )
}

/** Returns those of a block's metadata, which WordPress translates itself. */
function textsOfBlock(json: string): Text[] {
  const { title, description, keywords } = JSON.parse(json) as {
    title: string
    description: string
    keywords: string[]
  }
  return [
    { id: title, context: 'block title' },
    { id: description, context: 'block description' },
    ...keywords.map(id => ({ id, context: 'block keyword' }))
  ]
}

/** Returns the description in the head of the plugin's main file, which the list of plugins shows. */
const descriptionIn = (code: string): Text[] =>
  [...code.matchAll(/^ \* Description: +(.+)$/gm)].map(([, id = '']) => ({ id }))

/** Returns all texts of the plugin, each once, from its files by their paths. */
export function textsOf(paths: readonly string[]): Text[] {
  const all = paths.flatMap(path => {
    const content = readFileSync(path, 'utf8')
    if (path.endsWith('block.json')) return textsOfBlock(content)
    return path.endsWith('.php') ? [...descriptionIn(content), ...textsOfPhp(content)] : []
  })
  return [...new Map(all.map(text => [`${text.context ?? ''}\n${text.id}`, text])).values()]
}

const headers = { 'Content-Type': 'text/plain; charset=UTF-8', 'X-Domain': 'storefront-shop' }

/** Returns the template for translators. */
export function templateOf(texts: readonly Text[]): Uint8Array {
  const translations: GetTextTranslations['translations'] = {}
  for (const { id, plural, context = '' } of texts) {
    const empty = plural === undefined ? { msgstr: [''] } : { msgid_plural: plural, msgstr: ['', ''] }
    const known = (translations[context] ??= {})
    known[id] = { msgid: id, ...(context ? { msgctxt: context } : {}), ...empty }
  }
  return po.compile({ charset: 'utf-8', headers, translations })
}

/** Reads a translation as gettext has it. */
export const readTranslation = (path: string): GetTextTranslations => po.parse(readFileSync(path))

/** Returns a translation for a locale of WordPress, for translators and for PHP. */
export function compile(translation: GetTextTranslations, locale: string): { po: Uint8Array; mo: Uint8Array } {
  const own = { ...translation, headers: { ...translation.headers, Language: locale } }
  return { po: po.compile(own), mo: mo.compile(own) }
}
