import type { Field } from '../../read/mapping.ts'

/** French names of a list's fields. */
const names: Partial<Record<Field, string>> = {
  id: 'identifiant',
  store: 'magasin',
  name: 'nom',
  brand: 'marque',
  category: 'catégorie',
  strain: 'variété',
  thc: 'THC',
  cbd: 'CBD',
  size: 'format',
  price: 'prix',
  sale_price: 'prix réduit',
  sale_name: 'nom du solde',
  sale_starts: 'début du solde',
  sale_ends: 'fin du solde',
  sale_hours: 'heures du solde',
  deposit: 'consigne',
  container: 'contenant',
  tax_codes: 'taxes',
  sku: 'SKU',
  gtin: 'GTIN',
  stock: 'stock',
  lot: 'lot',
  packaged_on: 'date d’emballage',
  coa: 'certificat d’analyse',
  picture: 'photo',
  tags: 'étiquettes'
}

/** Returns the French name of a field; one without its own stays as it is. */
export const fieldIn = (field: string): string => names[field as Field] ?? field
