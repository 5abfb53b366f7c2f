import { benchOrders } from './orders.ts'

await benchOrders(Number(process.argv[2] ?? 5))
