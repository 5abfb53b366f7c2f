const languageOf = (tag: string): string | undefined => tag.split(/[-_]/)[0]

/**
 * Returns the tag among `tags` that fits a BCP 47 tag such as `fr`, `fr-FR` or `en-GB`: the same one, otherwise the first
 * of its language; undefined if there is none.
 */
export function matchLocale<Tag extends string>(
  text: string | null | undefined,
  tags: readonly Tag[]
): Tag | undefined {
  const tag = text?.trim().toLowerCase()
  if (!tag) return undefined
  return (
    tags.find(candidate => candidate.toLowerCase() === tag) ??
    tags.find(candidate => languageOf(candidate.toLowerCase()) === languageOf(tag))
  )
}
