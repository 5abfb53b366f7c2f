import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'

const quad = /^<([^>]+)> <([^>]+)> <([^>]+)>/
const prefixes: [prefix: string, of: string][] = [
  ['http://schema.org/', 'schema:'],
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf:'],
  ['http://www.w3.org/2000/01/rdf-schema#', 'rdfs:']
]

const short = (iri: string): string =>
  prefixes.reduce((name, [prefix, of]) => (name.startsWith(prefix) ? of + name.slice(prefix.length) : name), iri)

/** Returns the classes and properties of schema.org in the form that the validator takes. */
function vocabulary(): object {
  const file = fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq'))
  const terms = new Map<string, Record<string, unknown>>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, term = '', property = '', value = ''] = (quad.exec(line) ?? []).map(short)
    if (term === '') continue
    const found = terms.get(term) ?? { '@id': term }
    terms.set(term, found)
    if (property === 'rdf:type') found['@type'] = value
    else found[property] = [...((found[property] as object[] | undefined) ?? []), { '@id': value }]
  }
  return { '@graph': [...terms.values()] }
}

const validator = new Validator(vocabulary())

/** Returns the JSON-LD of a page by type, as search engines find it, and what a validator has against it. */
export async function structuredData(html: string) {
  const found = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(html)
  const issues = await validator.validate(found)
  return { found: found.jsonld, issues: [...found.errors, ...issues] }
}
