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

/** Whether a location slug is one that crawlers and broken links make up, and so is refused (SPEC A2). */
export function isRefusedSlug(slug: string): boolean {
  const name = slug.toLowerCase()
  return refused.has(name) || refusedParts.some(part => name.includes(part))
}
