import { scaleLimits } from '../../../demo/server/modules/attempts/shopping-limits.ts'
import { startServer } from '../../../demo/server/start.ts'
import { endless } from './seed.ts'

// The server as a process of its own, as it runs for a retailer; it prints its port and ends with its parent.
const server = await startServer({
  databaseUrl: process.env['DATABASE_URL'],
  seed: endless(Number(process.env['PRODUCTS'])),
  // All shoppers of a bench call from one address.
  limits: scaleLimits(1_000_000),
  log: () => {}
})
process.send?.(server.port)
process.on('disconnect', () => process.exit(0))
