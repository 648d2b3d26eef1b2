import type { DB } from '@fairground/database/rows'
import type { Selectable } from 'kysely'
import type { PlatformFields } from './notices/platform-fields.ts'
import type { ContentVersion } from './versions/content-version.ts'

export type LanguageRow = Selectable<DB['site_language']>
export type AdRow = Selectable<DB['ad']>
export type StyleRow = Selectable<DB['site_style']>

export interface PageTitle {
  readonly id: number
  readonly linkName: string
  readonly fullWidth: boolean
  /** By language. */
  readonly titles: Readonly<Record<string, string>>
}

export interface ServedCurrency {
  readonly currency: string
  /** Relative to the operator's currency. */
  readonly value: string
}

/** The content of an operator's site, except pages and pictures, which are read on demand. */
export interface SiteContent {
  readonly languages: readonly LanguageRow[]
  readonly pages: readonly PageTitle[]
  readonly ads: readonly AdRow[]
  readonly style: StyleRow | undefined
  /** Besides the operator's own currency. */
  readonly currencies: readonly ServedCurrency[]
  readonly platform: PlatformFields
  /** Empty except in a preview. */
  readonly drafts: readonly ContentVersion[]
}
