import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import { cartRoutes } from './carts/routes.ts'
import { loyaltyRoutes } from './loyalty/routes.ts'
import { myDataRoutes } from './my-data/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { paymentRoutes } from './payments/routes.ts'

/** Serves carts, orders, payments and points, and a person's data as a whole. */
export function orderingRoutes(api: Hono, context: Context): void {
  cartRoutes(api, context)
  orderRoutes(api, context)
  paymentRoutes(api, context)
  loyaltyRoutes(api, context)
  myDataRoutes(api, context)
}
