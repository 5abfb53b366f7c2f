import { textsOf } from '../../../contract/http/long-list.ts'
import { readEditedProduct, readPrices, readProducts, readPromotions } from '../../../contract/staff/staff-catalogue.ts'
import type { Context } from '../../context.ts'
import type { ServeStaff } from '../../staff/serve-staff.ts'
import { onlyDrafters } from '../rights.ts'
import { inDraft } from '../preview/in-draft.ts'
import { readBrandList } from './read-brands.ts'
import { readBannerList } from './read-banners.ts'
import { readCodeList, readDealList, readForForm, readPriceList } from './read-product.ts'
import { readPointsRules, readRewardList } from './read-rewards.ts'
import { readSaleList } from './read-sales.ts'
import { readCategoryList, readProductList } from './read-products.ts'

/** Serves products and promotions for their forms, as they are or as a draft would make them. */
export function catalogueRoutes(serve: ServeStaff, context: Context): void {
  serve(readProducts, async ({ member, query: { draft }, origin }) => {
    await onlyDrafters(context, member, [], 'products')
    return inDraft(context, draft, async db => ({
      products: textsOf(await readProductList(db, { origin, draft, now: context.clock() })),
      categories: await readCategoryList(db, origin),
      brands: await readBrandList(db, origin, member)
    }))
  })

  serve(readEditedProduct, ({ param, query: { draft }, origin }) =>
    inDraft(context, draft, db => readForForm(db, param('product'), origin))
  )

  serve(readPrices, ({ query: { draft }, body }) =>
    inDraft(context, draft, async db => ({ prices: await readPriceList(db, body.products) }))
  )

  serve(readPromotions, ({ query: { draft }, origin }) =>
    inDraft(context, draft, async db => ({
      deals: await readDealList(db),
      codes: await readCodeList(db),
      banners: await readBannerList(db, origin),
      rewards: await readRewardList(db),
      sales: await readSaleList(db),
      loyalty: await readPointsRules(db)
    }))
  )
}
