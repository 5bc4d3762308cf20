import { listAudit } from '@jatra/contract/desk/audit-log'
import { listAudit as readAudit } from '../domain/audit/list-audit.ts'
import { listColleagues } from '../domain/desk/list-colleagues.ts'
import type { Database } from '../db/types.ts'
import type { Routes } from './route.ts'

/** What staff did, for managers (docs/specification.md, Staff endpoints). */
export function deskAuditRoutes(routes: Routes, { db }: { db: Database }): void {
  routes.guarded(listAudit, async ({ query }) => ({
    ...(await readAudit(db, query)),
    colleagues: await listColleagues(db),
  }))
}
