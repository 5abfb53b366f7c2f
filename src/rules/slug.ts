const refused = new Set([
  'page',
  'pages',
  'product',
  'products',
  'collection',
  'collections',
  'main',
  'bk',
  'wordpress',
  'challenge',
  'wp-json',
  'callto:',
  'undefined',
  'search',
  '{{url}}',
  'cart'
])

const refusedParts = ['.', 'wp-admin', 'wp-login']

/** Returns true if a location slug is refused because it comes from crawlers or broken links (SPEC A2). */
export function isRefusedSlug(slug: string): boolean {
  const name = slug.toLowerCase()
  return refused.has(name) || refusedParts.some(part => name.includes(part))
}
