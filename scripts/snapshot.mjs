// Makes the database that a first start copies.
import { writeSnapshot } from '../api/src/db/write-snapshot.ts'

await writeSnapshot('build/database')
