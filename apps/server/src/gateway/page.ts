import { releaseTag } from '@fairground/contract/constants'
import { shareHeight, shareWidth } from '#brand/draw-share-picture.ts'
import { escapeHtml } from '#brand/escape-html.ts'
import { getLookColours } from '#brand/look-colours.ts'
import { getBrandTexts } from '#brand/texts.ts'
import { findDirection } from '#content/choose-language.ts'
import { languagesServed } from '#site-content/languages-served.ts'
import { operatorCss } from '#content/operator-css.ts'
import type { SiteContent } from '#site-content/shown-content.ts'
import { findTextsAddress } from '#site-content/texts/site-texts.ts'
import { findMotif } from '#kinds/motifs.ts'
import { getMinimumAge } from '#operator/country-rules.ts'
import { getTransportMode, type Member } from '#operator/members.ts'
import { siteUrl } from '#player/site-link.ts'
import { getAnswerHours } from '#player/support-case.ts'
import type { SharedGame } from './queries.ts'

export interface PageFacts {
  readonly member: Member
  readonly content: SiteContent
  readonly language: string
  readonly path: string
  /** The game of the page, if it is the page of one game. */
  readonly game: SharedGame | undefined
  readonly siteAddress: string
  /** Drafts take the place of live content, and the page says so. */
  readonly isPreview: boolean
}

/** Fills the page with everything that the first paint and link previews need. */
export const fillPage = (template: string, facts: PageFacts): string => {
  const { member, content, language } = facts
  const texts = findTexts(facts)
  // The looks place the operator's picture behind the page only under this attribute.
  const html = content.style?.background ? '<html data-operator-image ' : '<html '
  const mark = facts.isPreview ? 'Preview: ' : ''
  const values: Readonly<Record<string, string>> = {
    LANG: language.replace('_', '-'),
    DIR: findDirection(content, language),
    LOOK: member.look,
    SCHEME: member.scheme,
    TITLE: escapeHtml(mark + texts.title),
    DESCRIPTION: escapeHtml(texts.description),
    // Inside a script element only "<" can end the element early.
    BOOTSTRAP: JSON.stringify(toBootstrap(facts)).replaceAll('<', '\\u003c'),
  }
  return template
    .replace('<html ', html)
    .replace('</head>', () => `${toHeadElements(facts).join('\n    ')}\n  </head>`)
    .replace(/%(LANG|DIR|LOOK|SCHEME|TITLE|DESCRIPTION|BOOTSTRAP)%/g, (_, name: string) => values[name] ?? '')
}

const findTexts = ({ member, content, language, path, game }: PageFacts) => {
  const served = languagesServed(member, content)
  const texts = served.find(each => each.languageId === language) ?? served[0]
  const linkName = /^\/p\/([^/?]+)/.exec(path)?.[1]
  const page = content.pages.find(each => each.linkName === linkName)
  const pageTitle = game?.title ?? (page && (page.titles[language] ?? Object.values(page.titles)[0]))
  const { playAt, minimumAge } = getBrandTexts(language)
  return {
    title: pageTitle === undefined ? texts.siteMetaTitle : `${pageTitle} · ${member.name}`,
    description: game
      ? `${playAt(game.title, member.name)} ${minimumAge(getMinimumAge(member))}`
      : texts.siteMetaDescription,
    keywords: texts.siteMetaKeywords,
    others: served.filter(each => each !== texts),
  }
}

/** A mark that needs no script, above everything else on the page. */
const previewElements = [
  '<meta name="robots" content="noindex" />',
  '<style>body::after{content:"Preview";position:fixed;z-index:2147483647;inset-block-start:0;inset-inline-start:50%;' +
    'padding:2px 12px;background:#b00020;color:#fff;font:700 14px/1.5 sans-serif;pointer-events:none}</style>',
]

const toHeadElements = (facts: PageFacts): string[] => {
  const { member, content, language, path, game, siteAddress } = facts
  const { title, description, keywords, others } = findTexts(facts)
  const picture = (game && findMotif(game.rule)) ?? 'site'
  const query = game ? `?id=${game.instanceId}` : ''
  const meta = (name: string, text: string) =>
    text === '' ? [] : [`<meta name="${name}" content="${escapeHtml(text)}" />`]
  const graph = (property: string, text: string) =>
    text === '' ? [] : [`<meta property="og:${property}" content="${escapeHtml(text)}" />`]
  return [
    ...meta('keywords', keywords),
    ...graph('type', 'website'),
    ...graph('site_name', member.name),
    ...graph('title', title),
    ...graph('description', description),
    ...graph('url', siteUrl(siteAddress, member, path + query)),
    ...graph('image', siteUrl(siteAddress, member, `/share/${picture}.png`)),
    ...graph('image:type', 'image/png'),
    ...graph('image:width', String(shareWidth)),
    ...graph('image:height', String(shareHeight)),
    ...graph('image:alt', game?.title ?? member.name),
    ...graph('locale', language),
    ...others.flatMap(each => graph('locale:alternate', each.languageId)),
    ...meta('twitter:card', 'summary_large_image'),
    ...meta('theme-color', getLookColours(member).theme),
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />',
    '<link rel="icon" href="/icons/favicon-48.png" type="image/png" sizes="48x48" />',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />',
    `<link rel="manifest" href="/manifest.webmanifest?lang=${encodeURIComponent(language)}" />`,
    ...(operatorCss(content.style) === ''
      ? []
      : [`<link rel="stylesheet" href="/client/css?m=${member.id}" />`]),
    ...(facts.isPreview ? previewElements : []),
  ]
}

const toBootstrap = ({ member, content, language }: PageFacts) => ({
  memberId: member.id,
  siteKey: member.siteKey,
  siteName: member.name,
  look: member.look,
  scheme: member.scheme,
  languageId: language,
  languages: languagesServed(member, content).map(({ languageId, name }) => ({ languageId, name })),
  ownTexts: findTextsAddress(member.id, content, language),
  transportMode: getTransportMode(member),
  supportAnswerHours: getAnswerHours(member),
  version: releaseTag,
})
