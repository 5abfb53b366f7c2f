import { scaleLimits, shoppingLimits } from '../../../demo/server/modules/rate-limit/shopping-limits.ts'
import { startServer } from '../../../demo/server/start.ts'
import { endless } from './seed.ts'

const endlessly = scaleLimits(1_000_000)

// The server as a process of its own, as it runs for a retailer; it prints its port and ends with its parent.
const server = await startServer({
  databaseUrl: process.env['DATABASE_URL'],
  seed: endless(Number(process.env['PRODUCTS'])),
  // Each shopper who orders has an address of their own, as the limits of unpaid orders suppose; those who look around share one. All of them are at one store.
  proxies: 1,
  limits: { ...shoppingLimits, cartsByAddress: endlessly.cartsByAddress, cartsAtStore: endlessly.cartsAtStore },
  log: () => {}
})
process.send?.(server.port)
process.on('disconnect', () => process.exit(0))
