import { textsOf } from '../../../src/contract/http/long-list.ts'
import {
  createDraft,
  deleteDraft,
  type Draft,
  type DraftChange,
  type DraftDetail,
  type DraftEdit,
  dropChanges,
  editDraft,
  nameDraft,
  publishDraft,
  readDraft,
  readDrafts,
  settleDraft,
  undoDraft
} from '../../../src/contract/staff/drafts.ts'
import type { LawFinding } from '../../../src/contract/staff/law-finding.ts'
import {
  type EditedProduct,
  type ListedBrand,
  type ListedCategory,
  type ListedProduct,
  readEditedProduct,
  readPrices,
  readProducts
} from '../../../src/contract/staff/staff-catalogue.ts'
import type { StaffShop } from './board.tsx'
import { inMinutes } from './samples.ts'
import { draftChannel } from './stream.ts'

export const flower: ListedCategory = {
  id: 'c1',
  slug: 'flower',
  products: 2,
  name: { en: 'Flower', fr: 'Fleurs' },
  parentId: null,
  unit: '%',
  form: 'flower',
  picture: null,
  shown: null,
  text: null,
  sortOrder: 0
}

export const edibles: ListedCategory = {
  ...flower,
  id: 'c2',
  slug: 'edibles',
  name: { en: 'Edibles', fr: 'Comestibles' },
  sortOrder: 1
}

export const listedFerry: ListedProduct = {
  id: 'p1',
  slug: 'night-ferry',
  name: { en: 'Night Ferry', fr: 'Traversier de nuit' },
  brand: 'Cold Harbour',
  categoryId: 'c1',
  subCategoryId: null,
  picture: null,
  featured: false,
  discontinued: false,
  sizes: 1,
  stores: ['queen-west', 'kensington'],
  lowest: 3000,
  highest: 3000,
  onSale: false,
  stock: 12,
  isEdited: false
}

export const listedChews: ListedProduct = {
  ...listedFerry,
  id: 'p2',
  slug: 'cloudberry-chews',
  name: { en: 'Cloudberry Chews', fr: 'Bouchées à la chicouté' },
  brand: 'Boréale',
  categoryId: 'c2',
  stores: ['queen-west'],
  lowest: 700,
  highest: 900,
  onSale: true,
  stock: 0
}

const price = { price: 3000, salePrice: null, saleName: null, saleTimes: null, available: true }

export const brandList: ListedBrand[] = [
  { id: 'b1', name: 'North Light', products: 1, offers: [], shown: null, picture: null, text: null, sortOrder: 0 },
  { id: null, name: 'Cold Harbour', products: 2, offers: [], shown: null, picture: null, text: null, sortOrder: 0 }
]

export const editedFerry: EditedProduct = {
  id: 'p1',
  slug: 'night-ferry',
  shown: null,
  isStored: false,
  fields: {
    name: listedFerry.name,
    brand: 'Cold Harbour',
    categoryId: 'c1',
    subCategoryId: null,
    form: 'flower',
    limitClass: 'dried',
    strain: null,
    strainType: 'indica',
    thc: { min: 22, max: 26, unit: '%' },
    cbd: null,
    picture: null,
    pictureAlt: null,
    description: { en: 'Dense.', fr: 'Dense.' },
    ingredients: null,
    allergens: null,
    tags: [],
    featured: false,
    discontinued: false
  },
  sizes: [
    {
      id: 'v1',
      externalId: 'x1',
      fields: {
        size: { en: '3.5 g', fr: '3,5 g' },
        weightMilli: 3500,
        equivalentMilli: null,
        sku: 'NF-35',
        gtin: null,
        containers: null,
        deposit: null,
        taxes: null,
        sortOrder: 0
      },
      prices: [
        { store: 'queen-west', stock: 12, fields: price },
        { store: 'kensington', stock: 0, fields: price }
      ]
    }
  ]
}

/** The member's own draft, without changes. */
export const ownDraft: Draft = {
  id: 'd1',
  name: '',
  state: 'open',
  by: 'Mira Roy',
  isMine: true,
  at: inMinutes(-5),
  publishAt: null,
  publishedAt: null,
  publishedBy: null,
  undoneAt: null,
  stuckFor: null,
  changes: 0,
  conflicts: 0,
  canUndo: false,
  kinds: [],
  reason: ''
}

export const priceChange: DraftChange = {
  kind: 'price',
  id: 'queen-west/v1',
  change: 'set',
  label: 'Night Ferry, 3.5 g',
  store: 'queen-west',
  product: 'p1',
  fields: [{ name: 'price', from: 3000, to: 2800 }],
  isGone: false
}

/** Findings of promotion law in a name and in a discount. */
export const lawFindings: LawFinding[] = [
  {
    kind: 'product',
    id: 'p1',
    label: 'Night Ferry',
    field: 'name',
    language: 'en',
    words: 'Relaxing',
    rules: ['ca-effect']
  },
  {
    kind: 'code',
    id: 'w1',
    label: 'Welcome',
    field: 'takes',
    language: null,
    words: '',
    rules: ['ca-giveaway', 'on-giveaway']
  }
]

/** What a test's API has of drafts and products. */
export const draftData = () => ({
  drafts: [] as DraftDetail[],
  products: [listedFerry, listedChews],
  edited: editedFerry
})

export type DraftData = ReturnType<typeof draftData>

const changeOf = ({ kind, change, fields }: DraftEdit, id: string): DraftChange => ({
  kind,
  id,
  change,
  label: id,
  store: null,
  product: null,
  fields: Object.entries(fields).map(([name, { from = null, to = null }]) => ({ name, from, to })),
  isGone: false
})

function setListed(data: DraftData, ids: readonly string[], fields: DraftEdit['fields']): void {
  const to = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.to]))
  data.products = data.products.map(product => (ids.includes(product.id) ? { ...product, ...to } : product))
}

/** Answers the endpoints of drafts and products from some data, which it changes. */
export function answerDrafts(api: Pick<StaffShop, 'on'>, data: DraftData): void {
  const find = (id: string | undefined): DraftDetail => data.drafts.find(draft => draft.id === id) as DraftDetail
  const put = (id: string | undefined, part: Partial<DraftDetail>): DraftDetail => {
    const next = { ...find(id), ...part }
    const changed = { ...next, changes: next.list.length }
    data.drafts = data.drafts.map(draft => (draft.id === id ? changed : draft))
    return changed
  }
  api.on(readDrafts, () => ({
    channel: draftChannel,
    drafts: data.drafts.map(({ list: _list, more: _more, findings: _findings, ...draft }) => draft)
  }))
  api.on(createDraft, () => {
    const draft = { ...ownDraft, id: `d${data.drafts.length + 1}`, list: [], more: 0, findings: [] }
    data.drafts = [draft, ...data.drafts]
    return draft
  })
  api.on(readDraft, ({ params }) => find(params['draft']))
  api.on(editDraft, ({ params, body }) => {
    const { list } = find(params['draft'])
    for (const { kind, ids, fields } of body.edits) if (kind === 'product') setListed(data, ids, fields)
    return put(params['draft'], {
      list: [...list, ...body.edits.flatMap(edit => edit.ids.map(id => changeOf(edit, id)))]
    })
  })
  api.on(dropChanges, ({ params, body }) =>
    put(params['draft'], {
      list: find(params['draft']).list.filter(({ id }) => body.changes.every(change => change.id !== id))
    })
  )
  api.on(settleDraft, ({ params }) => {
    const { list } = find(params['draft'])
    const fields = (change: DraftChange) => change.fields.map(({ now: _now, ...field }) => field)
    return put(params['draft'], { conflicts: 0, list: list.map(change => ({ ...change, fields: fields(change) })) })
  })
  api.on(nameDraft, ({ params, body }) => put(params['draft'], body))
  api.on(publishDraft, ({ params, body: { at, isScheduled } }) =>
    put(
      params['draft'],
      isScheduled
        ? { state: at ? 'scheduled' : 'open', publishAt: at ?? null }
        : { state: 'published', publishedAt: inMinutes(0), publishedBy: 'Mira Roy', canUndo: true }
    )
  )
  api.on(undoDraft, ({ params }) => put(params['draft'], { state: 'undone', undoneAt: inMinutes(0), canUndo: false }))
  api.on(deleteDraft, ({ params }) => {
    data.drafts = data.drafts.filter(({ id }) => id !== params['draft'])
    return {}
  })
  answerProducts(api, data)
}

function answerProducts(api: Pick<StaffShop, 'on'>, data: DraftData): void {
  api.on(readProducts, () => ({ products: textsOf(data.products), categories: [flower, edibles] }))
  api.on(readEditedProduct, () => data.edited)
  api.on(readPrices, ({ body: { products } }) => ({
    prices: products.flatMap(product =>
      data.edited.sizes.flatMap(size =>
        size.prices.map(({ store, fields }) => ({ product, size: `${product}-${size.id}`, store, fields }))
      )
    )
  }))
}
