import type { InferInput } from 'valibot'
import {
  createDraft,
  editDraft,
  publishDraft,
  readDraft,
  readDrafts,
  undoDraft
} from '../../../../src/contract/staff/drafts.ts'
import { staffRights, type StaffRight } from '../../../../src/contract/staff/rights.ts'
import { products } from '../../../../src/server/db/schema.ts'
import { publishDue } from '../../../../src/server/drafts/publish-due.ts'
import { createPublish } from '../../../../src/server/events/publish.ts'
import { newId, staffMembers } from '../../../../src/server/db/schema.ts'
import { hashOf, newSecret } from '../../../../src/server/people/sessions/secret.ts'
import { by } from '../../support/loyalty.ts'
import { openLivelyShop } from '../../support/order-life.ts'
import { eq } from 'drizzle-orm'

type Edits = InferInput<typeof editDraft.body>['edits']

const manager = by('staff')

/** Opens the shop that test files share, for tests of drafts. */
export async function openDrafting() {
  const shop = await openLivelyShop()

  const begin = async (headers = manager): Promise<string> =>
    (await shop.to(createDraft, { body: {}, headers })).payload.id

  const edit = (draft: string, edits: Edits, headers = manager) =>
    shop.to(editDraft, { params: { draft }, body: { edits }, headers })

  const read = async (draft: string, headers = manager) =>
    (await shop.to(readDraft, { params: { draft }, headers })).payload

  const list = async (headers = manager) => (await shop.to(readDrafts, { headers })).payload.drafts

  const publish = (
    draft: string,
    body: { at?: string | null; isScheduled?: boolean; reason?: string } = {},
    headers = manager
  ) => shop.to(publishDraft, { params: { draft }, body, headers })

  const undo = (draft: string, headers = manager) => shop.to(undoDraft, { params: { draft }, body: {}, headers })

  /** Publishes the scheduled drafts whose time has come; it is that of the shop unless given. */
  const publishScheduled = (at = shop.time.now) =>
    publishDue({
      ...shop,
      ...createPublish(undefined),
      staffToken: 'staff',
      staffSecret: 'secret',
      clock: () => at,
      log: () => {},
      wake: () => {},
      wakePictures: () => {}
    })

  /** Begins a draft with some edits. */
  async function drafted(...edits: Edits): Promise<string> {
    const draft = await begin()
    const { payload } = await edit(draft, edits)
    return payload.id
  }

  async function idOf(slug: string): Promise<string> {
    const [row] = await shop.db.select().from(products).where(eq(products.slug, slug))
    return row?.id ?? ''
  }

  const priceOf = async (product: string, store = 'queen-west') => `${store}/${await shop.sizeOf(product)}`

  /** Creates a member with some rights, in some stores or in all. */
  async function hire(
    name: string,
    { rights = [...staffRights], locations }: { rights?: StaffRight[]; locations?: string[] }
  ) {
    const token = newSecret()
    const row = { id: newId(), name, rights, locations, role: 'staff' as const }
    await shop.db.insert(staffMembers).values({ ...row, tokenHash: hashOf(token), createdAt: shop.time.now })
    return by(token)
  }

  const textOf = async (path: string): Promise<string> => (await fetch(`${shop.url}${path}`)).text()

  /** Everything that anybody may read of the shop, as it is sent. */
  async function publicReads(read = textOf): Promise<Record<string, string>> {
    const zebra = await idOf('zebra')
    const ofStores = ['queen-west', 'calgary'].flatMap(store => [
      `locations/${store}?`,
      `locations/${store}/menu?`,
      `locations/${store}/deals?`,
      `locations/${store}/banners?`,
      `locations/${store}/shelf-texts?`,
      `locations/${store}/suggestions?products=${zebra}`,
      `locations/${store}/slots?method=pickup`,
      `locations/${store}/slots?method=delivery&postalCode=M5H2N2`
    ])
    const paths = [
      ...['en-CA', 'fr-CA'].flatMap(locale => ['business?', ...ofStores].map(path => `${path}&locale=${locale}`)),
      ...['zebra', 'mango', 'grinder', 'apple'].map(slug => `locations/queen-west/products/${slug}?locale=fr-CA`)
    ]
    const texts = await Promise.all(paths.map(path => read(`/v1/${path}`)))
    return Object.fromEntries(paths.map((path, at) => [path, texts[at]!]))
  }

  return {
    ...shop,
    begin,
    edit,
    read,
    list,
    publish,
    publishScheduled,
    undo,
    drafted,
    idOf,
    priceOf,
    hire,
    publicReads,
    textOf
  }
}

/** A field that is to have a value. */
export const set = (to: unknown) => ({ to })
