import type { PageRow } from '#core/api/use-rows.ts'

export type Entry = PageRow<'readAuditLog'>
