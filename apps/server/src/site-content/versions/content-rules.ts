import type { ContentKind, ContentValue } from '@fairground/contract/operator/content-kinds'
import type { Tx } from '@fairground/database/transaction'
import { isUrl, safeHtml, safePage } from '#site-content/safe-html.ts'
import type { ContentName } from './content-version.ts'
import { deletePageText, upsertPageText } from './queries/live-pages.ts'
import {
  deletePicture,
  hasPicture,
  isPictureUsed,
  updateAdToInactive,
  upsertAd,
  upsertPicture,
  upsertStyle,
} from './queries/live-pictures.ts'
import { deleteGameText, hasGame, hasLanguage, updateSiteText, upsertGameText } from './queries/live-texts.ts'

/** What the platform does with one kind of content. */
interface ContentRule<V> {
  /** The value as players may see it. */
  readonly clean: (value: V) => V
  /** Why this value cannot be live, or undefined. */
  readonly findProblem: (tx: Tx, memberId: number, name: ContentName, value: V) => Promise<string | undefined>
  /** Why it cannot be removed, or undefined. */
  readonly findUse?: (tx: Tx, memberId: number, name: ContentName) => Promise<string | undefined>
  /** Writes it into the tables that the site reads. */
  readonly show: (tx: Tx, memberId: number, name: ContentName, value: V) => Promise<void>
  readonly hide: (tx: Tx, memberId: number, name: ContentName) => Promise<void>
}

const unchanged = <V>(value: V): V => value
const noProblem = async (): Promise<undefined> => undefined

const requirePicture = async (
  tx: Tx,
  memberId: number,
  _: ContentName,
  { picture }: { readonly picture: string },
): Promise<string | undefined> =>
  (await hasPicture(tx, memberId, picture)) ? undefined : `there is no live picture ${picture}`

const emptySiteText: ContentValue<'siteText'> = {
  title: '',
  description: '',
  keywords: '',
  aboutHtml: '',
  headerHtml: '',
  footerHtml: '',
  legalHtml: '',
}

const rules: { readonly [K in ContentKind]: ContentRule<ContentValue<K>> } = {
  page: {
    clean: ({ body, ...page }) => ({ ...page, body: isUrl(body) ? body : safePage(body) }),
    findProblem: noProblem,
    show: upsertPageText,
    hide: deletePageText,
  },
  picture: {
    clean: unchanged,
    findProblem: noProblem,
    findUse: async (tx, memberId, { key }) =>
      (await isPictureUsed(tx, memberId, key)) ? `the picture ${key} is in use` : undefined,
    show: (tx, memberId, { key }, { svg }) => upsertPicture(tx, memberId, key, svg),
    hide: (tx, memberId, { key }) => deletePicture(tx, memberId, key),
  },
  ad: {
    clean: unchanged,
    findProblem: requirePicture,
    show: (tx, memberId, { key }, ad) => upsertAd(tx, memberId, key, ad),
    hide: (tx, memberId, { key }) => updateAdToInactive(tx, memberId, key),
  },
  colours: {
    clean: unchanged,
    findProblem: noProblem,
    show: (tx, memberId, _, colours) => upsertStyle(tx, memberId, colours),
    hide: (tx, memberId) => upsertStyle(tx, memberId, { brand: null, cta: null }),
  },
  logo: {
    clean: unchanged,
    findProblem: requirePicture,
    show: (tx, memberId, _, { picture }) => upsertStyle(tx, memberId, { logo: picture }),
    hide: (tx, memberId) => upsertStyle(tx, memberId, { logo: null }),
  },
  background: {
    clean: unchanged,
    findProblem: requirePicture,
    show: (tx, memberId, _, { picture }) => upsertStyle(tx, memberId, { background: picture }),
    hide: (tx, memberId) => upsertStyle(tx, memberId, { background: null }),
  },
  siteText: {
    clean: ({ aboutHtml, headerHtml, footerHtml, legalHtml, ...text }) => ({
      ...text,
      aboutHtml: safeHtml(aboutHtml),
      headerHtml: safeHtml(headerHtml),
      footerHtml: safeHtml(footerHtml),
      legalHtml: safeHtml(legalHtml),
    }),
    findProblem: async (tx, memberId, { language }) =>
      (await hasLanguage(tx, memberId, language)) ? undefined : `the site has no language ${language}`,
    show: (tx, memberId, { language }, text) => updateSiteText(tx, memberId, language, text),
    hide: (tx, memberId, { language }) => updateSiteText(tx, memberId, language, emptySiteText),
  },
  gameText: {
    clean: ({ info, rulesHtml, oneClickStart, oneClickLobby, oneClickSuccess, ...text }) => ({
      ...text,
      info: safeHtml(info),
      rulesHtml: safeHtml(rulesHtml),
      oneClickStart: safeHtml(oneClickStart),
      oneClickLobby: safeHtml(oneClickLobby),
      oneClickSuccess: safeHtml(oneClickSuccess),
    }),
    findProblem: async (tx, memberId, { key }) =>
      (await hasGame(tx, memberId, Number(key))) ? undefined : `there is no game ${key}`,
    show: (tx, memberId, { key, language }, text) =>
      upsertGameText(tx, memberId, { gameId: Number(key), language }, text),
    hide: (tx, memberId, { key, language }) => deleteGameText(tx, memberId, Number(key), language),
  },
}

export const getContentRule = (kind: ContentKind): ContentRule<ContentValue> =>
  rules[kind] as unknown as ContentRule<ContentValue>
