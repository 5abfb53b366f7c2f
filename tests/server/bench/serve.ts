import { scaleLimits, shoppingLimits } from '../../../src/server/rate-limit/shopping-limits.ts'
import { startServer } from '../../../src/server/start.ts'
import { endless } from './seed.ts'

const endlessly = scaleLimits(1_000_000)

// The server as its own process, as a retailer runs it; it sends its port and ends with its parent.
const server = await startServer({
  databaseUrl: process.env['DATABASE_URL'],
  seed: endless(Number(process.env['PRODUCTS'])),
  // Each ordering shopper has their own address, as the limits of unpaid orders assume; browsing shoppers share one.
  // All are at one store.
  proxies: 1,
  limits: {
    ...shoppingLimits,
    cartsByAddress: endlessly.cartsByAddress,
    orderEmailsOf: endlessly.orderEmailsOf
  },
  log: () => {}
})
process.send?.(server.port)
process.on('disconnect', () => process.exit(0))
