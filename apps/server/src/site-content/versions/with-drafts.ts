import type { ContentKind, ContentValue } from '@fairground/contract/operator/content-kinds'
import type { AdRow, LanguageRow, PageTitle, SiteContent, StyleRow } from '#site-content/shown-content.ts'
import type { ContentVersion } from './content-version.ts'

/** Numbers of pages and ads that are not live yet. Live ones are small. */
const firstDraftId = 1_000_000_000
const toDraftId = ({ id }: ContentVersion): number => firstDraftId + Number(id)

type Draft<K extends ContentKind> = ContentVersion & { readonly value: ContentValue<K> }

const ofKind = <K extends ContentKind>(drafts: readonly ContentVersion[], kind: K): readonly Draft<K>[] =>
  drafts.filter((draft): draft is Draft<K> => draft.kind === kind)

const toPage = (known: PageTitle | undefined, draft: Draft<'page'>): PageTitle => ({
  id: known?.id ?? toDraftId(draft),
  linkName: draft.key,
  fullWidth: draft.value.fullWidth,
  titles: { ...known?.titles, [draft.language]: draft.value.title },
})

const toAdRow = (memberId: number, known: AdRow | undefined, draft: Draft<'ad'>): AdRow => {
  const { screenType, clientType, delayMs, text, target, ...ad } = draft.value
  return {
    ...ad,
    member_id: memberId,
    id: known?.id ?? toDraftId(draft),
    name: draft.key,
    screen_type: screenType,
    client_type: clientType,
    delay_ms: delayMs,
    picture_text: text,
    target_url: target,
    active: true,
  }
}

const replace = <T>(rows: readonly T[], known: T | undefined, row: T): readonly T[] =>
  known === undefined ? [...rows, row] : rows.map(each => (each === known ? row : each))

const withPages = (pages: readonly PageTitle[], drafts: readonly Draft<'page'>[]): readonly PageTitle[] =>
  drafts.reduce((all, draft) => {
    const known = all.find(page => page.linkName === draft.key)
    return replace(all, known, toPage(known, draft))
  }, pages)

const withAds = (memberId: number, ads: readonly AdRow[], drafts: readonly Draft<'ad'>[]): readonly AdRow[] =>
  drafts.reduce((all, draft) => {
    const known = all.find(ad => ad.name === draft.key)
    return replace(all, known, toAdRow(memberId, known, draft))
  }, ads)

const withStyle = (
  memberId: number,
  style: StyleRow | undefined,
  drafts: readonly ContentVersion[],
): StyleRow | undefined => {
  const none: StyleRow = { member_id: memberId, brand: null, cta: null, logo: null, background: null }
  const [colours] = ofKind(drafts, 'colours')
  const [logo] = ofKind(drafts, 'logo')
  const [background] = ofKind(drafts, 'background')
  if (!colours && !logo && !background) return style
  return {
    ...(style ?? none),
    ...colours?.value,
    ...(logo && { logo: logo.value.picture }),
    ...(background && { background: background.value.picture }),
  }
}

const withSiteTexts = (
  languages: readonly LanguageRow[],
  drafts: readonly Draft<'siteText'>[],
): readonly LanguageRow[] =>
  languages.map(row => {
    const draft = drafts.find(({ language }) => language === row.language)
    if (!draft) return row
    const { title, description, keywords, aboutHtml, headerHtml, footerHtml, legalHtml } = draft.value
    return {
      ...row,
      title,
      description,
      keywords,
      about_html: aboutHtml,
      header_html: headerHtml,
      footer_html: footerHtml,
      legal_html: legalHtml,
    }
  })

/** The content of the site as a preview shows it. The values of drafts are safe HTML already. */
export const withDrafts = (
  memberId: number,
  content: SiteContent,
  drafts: readonly ContentVersion[],
): SiteContent => ({
  ...content,
  pages: withPages(content.pages, ofKind(drafts, 'page')),
  ads: withAds(memberId, content.ads, ofKind(drafts, 'ad')),
  style: withStyle(memberId, content.style, drafts),
  languages: withSiteTexts(content.languages, ofKind(drafts, 'siteText')),
  drafts,
})

export interface DraftText {
  readonly language: string
  readonly body: string
}

/** The drafts of one page, by language. */
export const findDraftTexts = ({ drafts, pages }: SiteContent, page: PageKey): readonly DraftText[] => {
  const linkName = page.linkName ?? pages.find(({ id }) => id === page.id)?.linkName
  return ofKind(drafts, 'page')
    .filter(({ key }) => key === linkName)
    .map(({ language, value }) => ({ language, body: value.body }))
}

export interface PageKey {
  readonly id?: number
  readonly linkName?: string
}

export const findDraftPicture = ({ drafts }: SiteContent, name: string): string | undefined =>
  ofKind(drafts, 'picture').find(({ key }) => key === name)?.value.svg

export const findDraftGameText = (
  { drafts }: SiteContent,
  gameId: number,
  language: string,
): ContentValue<'gameText'> | undefined =>
  ofKind(drafts, 'gameText').find(draft => draft.key === String(gameId) && draft.language === language)?.value
