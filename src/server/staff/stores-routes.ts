import { asc } from 'drizzle-orm'
import { readStaffStores } from '../../contract/staff/staff-stores.ts'
import type { Context } from '../context.ts'
import { locations } from '../db/schema.ts'
import { readBannerRows } from '../shop/banners/stored-banners.ts'
import { locationColumns } from '../shop/locations/find-location.ts'
import { viewLocation } from '../shop/locations/view-location.ts'
import { fullColumn } from '../shop/slots/places.ts'
import type { ServeStaff } from './serve-staff.ts'

/** Serves all stores to the staff, those that aren't listed too. */
export function storesRoutes(serve: ServeStaff, { db, clock, gateways }: Context): void {
  serve(readStaffStores, async ({ language, origin }) => {
    const now = clock()
    const rows = await db
      .select({ ...locationColumns, full: fullColumn(now) })
      .from(locations)
      .orderBy(asc(locations.sortOrder), asc(locations.slug))
    const banners = await readBannerRows(db)
    return {
      stores: rows.map(({ full, ...store }) => ({
        ...viewLocation(store, language, { origin, now, gateways, full: new Set(full), basis: null, banners }),
        isListed: store.isListed
      }))
    }
  })
}
