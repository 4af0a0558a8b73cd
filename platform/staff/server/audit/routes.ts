import { Type } from 'typebox'
import type { Database } from '#platform/server/database/database.ts'
import { AuditAnswer, AuditChainQuery, AuditQuery } from '#staff/contract/staff.ts'
import { type ConsoleRoute, forStaff } from '../for-staff.ts'
import { auditChain } from './audit-chain.ts'
import { getAudit } from './get-audit.ts'

const READ = 'audit.read'

export const auditRoutes = (db: Database): ConsoleRoute[] => [
  forStaff<unknown, AuditQuery>(READ, 'GET /audit', { query: AuditQuery, answer: AuditAnswer }, ({ query }) =>
    getAudit(db, query),
  ),
  forStaff<unknown, AuditChainQuery>(
    READ,
    'GET /audit/chain.ndjson',
    { query: AuditChainQuery, answer: Type.Unknown() },
    async ({ query }) => auditChain(db, query),
  ),
]
