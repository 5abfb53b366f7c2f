import { openDatabase } from '../../../../src/server/db/connection/open.ts'
import { captureOrVoidAll } from '../../../../src/server/ordering/payments/capture-or-void.ts'
import { testGateway } from '../../../../src/server/ordering/payments/providers/test-provider.ts'
import { fakeBankSecret } from '../../../../demo/fake-providers/cards/bank.ts'

/** A process that settles all payments once, as a server does each minute, and ends; or is killed on the way. */
const { DATABASE_URL: databaseUrl, PROVIDER: url = '', NOW: now = '' } = process.env
const { db, close } = await openDatabase({ url: databaseUrl, patience: 30_000, log: () => {} })
const gateways = { 'stand-in': testGateway({ url, secret: fakeBankSecret }) }
await captureOrVoidAll({ db, clock: () => new Date(now), log: line => console.error(line), gateways })
await close()
