/** All tables of the server's database. */
export * from './schema/accounts.ts'
export * from './schema/carts.ts'
export * from './schema/catalogue.ts'
export * from './schema/columns.ts'
export * from './schema/loyalty.ts'
export * from './schema/orders.ts'
export * from './schema/people.ts'
export * from './schema/shop.ts'
