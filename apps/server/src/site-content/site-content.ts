import type { Database } from '@fairground/database/connect'
import type { DB } from '@fairground/database/rows'
import { inMember, type Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'
import { createCoalescingCache } from '#platform/coalescing-cache.ts'
import { type PlatformFields, toPlatformFields } from './notices/platform-fields.ts'
import { readActiveNotices } from './notices/queries.ts'
import { safeHtml } from './safe-html.ts'

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
}

export interface SiteContents {
  get(memberId: number): Promise<SiteContent>
}

const staleAfterMs = 1000

/** Caches each operator's content for a second, so a published change takes effect within a second. */
export const createSiteContents = (db: Database): SiteContents => {
  const cache = createCoalescingCache<SiteContent>(staleAfterMs)
  return {
    get: memberId =>
      cache.get(String(memberId), '', () => inMember(db, memberId, tx => readContent(tx, memberId))),
  }
}

const readContent = async (tx: Tx, memberId: number): Promise<SiteContent> => {
  const [languages, pages, titles, ads, style, currencies, notices] = await Promise.all([
    tx
      .selectFrom('site_language')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('position')
      .execute(),
    tx.selectFrom('site_page').selectAll().where('member_id', '=', memberId).orderBy('id').execute(),
    tx
      .selectFrom('site_page_text')
      .select(['page_id', 'language', 'title'])
      .where('member_id', '=', memberId)
      .execute(),
    tx
      .selectFrom('ad')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('active', '=', true)
      .orderBy('id')
      .execute(),
    tx.selectFrom('site_style').selectAll().where('member_id', '=', memberId).executeTakeFirst(),
    tx
      .selectFrom('currency_rate')
      .select(['currency', sql<string>`trim_scale(value)::text`.as('value')])
      .where('member_id', '=', memberId)
      .where('retired', '=', false)
      .orderBy('currency')
      .execute(),
    readActiveNotices(tx, memberId),
  ])
  return {
    languages: languages.map(row => ({
      ...row,
      about_html: safeHtml(row.about_html),
      header_html: safeHtml(row.header_html),
      footer_html: safeHtml(row.footer_html),
      legal_html: safeHtml(row.legal_html),
    })),
    pages: pages.map(page => ({
      id: page.id,
      linkName: page.link_name,
      fullWidth: page.full_width,
      titles: Object.fromEntries(
        titles.filter(text => text.page_id === page.id).map(text => [text.language, text.title]),
      ),
    })),
    ads,
    style,
    currencies,
    platform: toPlatformFields(notices),
  }
}
