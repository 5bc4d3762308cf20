/** Every table, by area. */
export * from './schema-users.ts'
export * from './schema-flights.ts'
