import { asc } from 'drizzle-orm'
import type { GivenOf } from '../../contract/http/endpoint.ts'
import type { DraftFields } from '../../contract/staff/draft-fields.ts'
import { readStoreSettings } from '../../contract/staff/store-settings.ts'
import { marketIn } from '../../rules/market/market.ts'
import { isTheirStore } from '../../rules/staff/rights.ts'
import type { Context } from '../context.ts'
import { type business, locations } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import { notFound } from '../http/api-error.ts'
import type { Language } from '../http/request/language.ts'
import { marketOf } from '../shop/business/market.ts'
import type { StaffMember } from '../staff/only-staff.ts'
import type { ServeStaff } from '../staff/serve-staff.ts'
import { inDraft } from './preview/in-draft.ts'
import { businesses, businessId } from './things/business.ts'
import type { Row } from './things/thing.ts'
import { things } from './things/things.ts'
import { withIds, zoneFields } from './things/zones.ts'

type Settings = GivenOf<typeof readStoreSettings>

async function readSettings(db: Queries, member: StaffMember, language: Language): Promise<Settings> {
  const row = (await businesses.read(db, [businessId], false)).get(businessId)
  if (row === undefined) throw notFound()
  const { market, currency } = row as typeof business.$inferSelect
  const { provinces } = marketIn(marketOf(market), { currency, language })
  const nameOf = (code: string) => provinces.find(known => known.code === code)?.name ?? code
  const rows = await db.select().from(locations).orderBy(asc(locations.sortOrder), asc(locations.slug))
  return {
    business: {
      canEdit: member.locations === null,
      fields: businesses.fieldsOf(row) as DraftFields<'business'>
    },
    stores: rows
      .filter(({ slug }) => isTheirStore(member, slug))
      .map(store => ({
        slug: store.slug,
        timezone: store.timezone,
        province: store.address.province,
        provinceName: nameOf(store.address.province),
        country: store.address.country,
        fields: things.store.fieldsOf(store as Row) as DraftFields<'store'>,
        zones: withIds(store.deliverySettings.zones).map(({ id, zone }) => ({ id, fields: zoneFields(zone) }))
      }))
  }
}

/** Serves the settings of business and stores for their forms, as they are or as a draft would make them. */
export function storeSettingsRoutes(serve: ServeStaff, context: Context): void {
  serve(readStoreSettings, ({ member, language, query: { draft } }) =>
    inDraft(context, draft, db => readSettings(db, member, language))
  )
}
