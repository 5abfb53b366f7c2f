import type { ImportDetail, MenuImport } from '../../../src/contract/staff/imports.ts'

/** A list that was imported. */
export const pastList: MenuImport = {
  id: 'i1',
  file: 'october.csv',
  state: 'done',
  by: 'Mira Roy',
  at: '2026-11-20T20:00:00.000Z',
  appliedAt: '2026-11-20T20:01:00.000Z',
  undoneAt: null,
  counts: {
    rows: 4,
    refused: 1,
    products: { added: 1, changed: 1, unchanged: 0 },
    sizes: { added: 1, changed: 2, unchanged: 0 },
    offSale: 1,
    notInFile: 3,
    otherStores: 0
  },
  canUndo: true
}

const fields = (name: string, from: number | string | null, to: number | string | null) => [{ name, from, to }]

/** A list that was checked, with changes of each kind. */
export const checkedList: ImportDetail = {
  ...pastList,
  id: 'i2',
  file: 'menu.csv',
  state: 'ready',
  appliedAt: null,
  canUndo: false,
  problem: null,
  scope: 'store',
  hasStores: false,
  columns: [
    { heading: 'Title', samples: ['Cold Cellar'], field: 'name' },
    { heading: 'Retail', samples: ['28.00'], field: 'price' },
    { heading: 'Notes', samples: [], field: null }
  ],
  fields: [
    { name: 'name', isRequired: true },
    { name: 'price', isRequired: true },
    { name: 'stock', isRequired: false }
  ],
  categories: [{ name: 'Toys', to: 'accessories' }],
  shelves: [{ path: 'accessories', name: 'Accessories' }],
  changes: [
    { kind: 'off_sale', store: 'queen-west', product: 'Hash', size: '1 g', fields: fields('stock', 5, 0) },
    {
      kind: 'changed',
      store: 'queen-west',
      product: 'Cold Cellar',
      size: '3.5 g',
      fields: fields('price', 3000, 2800)
    },
    { kind: 'new', store: 'queen-west', product: 'Ferry', size: '1 g', fields: fields('price', null, 995) }
  ],
  moreChanges: 0,
  refused: [{ line: 5, id: '7', reason: 'it has no price' }],
  moreRefused: 0,
  warnings: [{ text: 'no brand: left blank', count: 2, examples: [{ line: 2, text: 'Hash' }] }],
  drops: [],
  progress: null,
  pictures: null,
  kept: null
}
