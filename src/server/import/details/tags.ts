import { slugOf } from '../../seed/slug.ts'

/** Maximum number of tags of a product, and of the characters of one. */
const MOST_TAGS = 20
const LONGEST_TAG = 60

/** Returns a tag as it is stored: lower-case words joined by hyphens; undefined for a text without letters and digits. */
function tagOf(text: string): string | undefined {
  const tag = slugOf(text)
  return tag === '' || tag.length > LONGEST_TAG ? undefined : tag
}

/** Returns tags as they are stored, each once and in one order; undefined if one can't be. */
export function tagsOf(texts: readonly string[]): string[] | undefined {
  const tags = texts.map(tagOf).filter(tag => tag !== undefined)
  return tags.length < texts.length || tags.length > MOST_TAGS ? undefined : [...new Set(tags)].sort()
}

/** Reads tags, `Staff pick; local`; none for “none”, and undefined if one can't be read or there are too many. */
export function readTags(text: string): string[] | undefined {
  const parts = text.split(/[;,|]/).filter(part => part.trim() !== '')
  if (parts.length === 1 && /^\s*(?:none|aucune?)\s*$/i.test(text)) return []
  return tagsOf(parts)
}
