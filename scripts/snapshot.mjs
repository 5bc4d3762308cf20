// Makes the database that a first start copies (docs/decisions/139).
import { writeSnapshot } from '../api/src/db/write-snapshot.ts'

await writeSnapshot('build/database')
