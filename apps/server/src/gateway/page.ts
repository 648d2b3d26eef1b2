import { releaseTag } from '@fairground/contract/constants'
import { getDirection } from '#content/choose-language.ts'
import { languagesServed } from '#site-content/languages-served.ts'
import { operatorCss } from '#content/operator-css.ts'
import { operatorMessages } from '#content/operator-messages.ts'
import type { SiteContent } from '#site-content/site-content.ts'
import type { Member } from '#operator/members.ts'

export interface PageFacts {
  readonly member: Member
  readonly content: SiteContent
  readonly language: string
  readonly path: string
}

/** Fills the page with everything that the first paint and link previews need. */
export const fillPage = (template: string, facts: PageFacts): string => {
  const { member, language } = facts
  const texts = findTexts(facts)
  const values: Readonly<Record<string, string>> = {
    LANG: language.replace('_', '-'),
    DIR: getDirection(language),
    LOOK: member.look,
    SCHEME: member.scheme,
    TITLE: escapeHtml(texts.title),
    DESCRIPTION: escapeHtml(texts.description),
    // Inside a script element only "<" can end the element early.
    BOOTSTRAP: JSON.stringify(toBootstrap(facts)).replaceAll('<', '\\u003c'),
  }
  return template
    .replace('</head>', () => `${toHeadElements(facts).join('\n    ')}\n  </head>`)
    .replace(/%(LANG|DIR|LOOK|SCHEME|TITLE|DESCRIPTION|BOOTSTRAP)%/g, (_, name: string) => values[name] ?? '')
}

const findTexts = ({ member, content, language, path }: PageFacts) => {
  const served = languagesServed(member, content)
  const texts = served.find(each => each.languageId === language) ?? served[0]
  const linkName = /^\/p\/([^/?]+)/.exec(path)?.[1]
  const page = content.pages.find(each => each.linkName === linkName)
  const pageTitle = page && (page.titles[language] ?? Object.values(page.titles)[0])
  return {
    title: pageTitle === undefined ? texts.siteMetaTitle : `${pageTitle} · ${member.name}`,
    description: texts.siteMetaDescription,
    keywords: texts.siteMetaKeywords,
    others: served.filter(each => each !== texts),
  }
}

const toHeadElements = (facts: PageFacts): string[] => {
  const { member, content, language } = facts
  const { title, description, keywords, others } = findTexts(facts)
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
    ...graph('locale', language),
    ...others.flatMap(each => graph('locale:alternate', each.languageId)),
    ...meta('twitter:card', 'summary'),
    ...(operatorCss(content.style) === ''
      ? []
      : [`<link rel="stylesheet" href="/client/css?m=${member.id}" />`]),
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
  ownTexts: Object.keys(operatorMessages(findMessages(content, language))).length > 0,
  version: releaseTag,
})

const findMessages = ({ languages }: SiteContent, language: string): unknown =>
  languages.find(row => row.language === language)?.messages

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
