import { estimateCart } from '../../rules/cart/estimate-cart.ts'
import { canadianLimit } from '../../rules/cart/limit.ts'
import { $estimateCart } from './offline-cart.ts'

$estimateCart.fill(input => estimateCart({ ...input, limit: input.limit ?? canadianLimit }))
