import type { Context as HonoContext } from 'hono'
import type { Words } from '../../db/schema.ts'

/** A language of the shop. */
export type Language = keyof Words

/** Returns the language: the `locale` of the query, else the best of `Accept-Language`, else English. */
export function languageOf(locale: string | undefined, accepted: string | undefined): Language {
  return read(locale) ?? best(accepted) ?? 'en'
}

function best(accepted = ''): Language | undefined {
  return accepted
    .split(',')
    .map(part => {
      const [tag, ...parameters] = part.split(';')
      const quality = parameters
        .map(parameter => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
        .find(weight => weight !== undefined)
      return { language: read(tag), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(preference => preference.language !== undefined && preference.quality > 0)
    .sort((a, b) => b.quality - a.quality)[0]?.language
}

function read(tag: string | undefined): Language | undefined {
  const language = tag?.trim().toLowerCase().split(/[-_]/)[0]
  return language === 'en' || language === 'fr' ? language : undefined
}

/** The language of a request. */
export const languageIn = (c: HonoContext): Language =>
  languageOf(c.req.query('locale'), c.req.header('accept-language'))
