import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { createCoalescingCache } from '#platform/coalescing-cache.ts'
import { toPlatformFields } from './notices/platform-fields.ts'
import { readActiveNotices } from './notices/queries.ts'
import { safeHtml } from './safe-html.ts'
import type { SiteContent } from './shown-content.ts'
import { readDrafts } from './versions/queries/versions.ts'
import { withDrafts } from './versions/with-drafts.ts'

export interface SiteContents {
  /** A preview has the drafts in place of the live content. It is read again each time and cached for no one. */
  get(memberId: number, isPreview?: boolean): Promise<SiteContent>
}

const staleAfterMs = 1000

/** Caches each operator's content for a second, so a published change takes effect within a second. */
export const createSiteContents = (db: Database): SiteContents => {
  const cache = createCoalescingCache<SiteContent>(staleAfterMs)
  return {
    get: (memberId, isPreview = false) =>
      isPreview
        ? inMember(db, memberId, async tx =>
            withDrafts(memberId, await readContent(tx, memberId), await readDrafts(tx, memberId)),
          )
        : cache.get(String(memberId), '', () => inMember(db, memberId, tx => readContent(tx, memberId))),
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
      .select(['page_id', 'language', 'title', 'full_width'])
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
    pages: pages.map(({ id, link_name: linkName }) => {
      const texts = titles.filter(text => text.page_id === id)
      return {
        id,
        linkName,
        fullWidth: texts.some(text => text.full_width),
        titles: Object.fromEntries(texts.map(text => [text.language, text.title])),
      }
    }),
    ads,
    style,
    currencies,
    platform: toPlatformFields(notices),
    drafts: [],
  }
}
