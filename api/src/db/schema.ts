/** Every table, by area. */
export * from './schema-users.ts'
export * from './schema-flights.ts'
export * from './schema-packages.ts'
export * from './schema-visas.ts'
export * from './schema-orders.ts'
export * from './schema-documents.ts'
export * from './schema-payments.ts'
export * from './schema-sandbox.ts'
