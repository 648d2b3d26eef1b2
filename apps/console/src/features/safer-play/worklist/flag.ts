import type { PageRow } from '#core/api/use-rows.ts'

export type Flag = PageRow<'listFlags'>
