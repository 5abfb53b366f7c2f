import { startServer } from '../../../demo/server/start.ts'
import { endless } from './seed.ts'

// The server as a process of its own, as it runs for a retailer; it prints its port and ends with its parent.
const server = await startServer({
  databaseUrl: process.env['DATABASE_URL'],
  seed: endless,
  // Each shopper has an address of their own, as the limits of unpaid orders suppose.
  proxies: 1,
  log: () => {}
})
process.send?.(server.port)
process.on('disconnect', () => process.exit(0))
