/** The simulators' own tables, by area. */
export * from './schema-jatra-air.ts'
export * from './schema-payments.ts'
