import { createHash } from 'node:crypto'
import { defaultLanguage, releaseTag } from '@fairground/contract/constants'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { createCoalescingCache } from '#platform/coalescing-cache.ts'
import type { LanguageRow, SiteContent } from '#site-content/shown-content.ts'
import { readOwnTexts } from './queries.ts'
import { getShippedTexts } from './shipped-texts.ts'

const maxFallbacks = 3

/** The language and those that fill its gaps, nearest first. English fills what is left, in the browser. */
const findChain = ({ languages }: SiteContent, language: string): readonly Partial<LanguageRow>[] => {
  const chain: Partial<LanguageRow>[] = []
  let next: string | null = language
  while (next !== null && chain.length <= maxFallbacks && !chain.some(row => row.language === next)) {
    const row: Partial<LanguageRow> = languages.find(each => each.language === next) ?? { language: next }
    chain.push(row)
    next = row.fallback ?? null
  }
  return chain
}

/** The browser loads the shipped texts of its own language itself. */
const isShippedFallback = (language: string | undefined, own: string): boolean =>
  language !== undefined &&
  language !== own &&
  language !== defaultLanguage &&
  getShippedTexts(language).size > 0

/** Names the texts that the site loads in addition to its own. Empty if there are none. */
export const findTextsHash = (content: SiteContent, language: string): string => {
  const chain = findChain(content, language)
  const parts = chain.flatMap(row => [
    row.texts_hash ?? '',
    isShippedFallback(row.language, language) ? `${row.language} ${releaseTag}` : '',
  ])
  if (parts.every(part => part === '')) return ''
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)
}

/** The address of the texts. It changes with them, so that browsers can keep them. */
export const findTextsAddress = (memberId: number, content: SiteContent, language: string): string => {
  const hash = findTextsHash(content, language)
  return hash === '' ? '' : `/client/i18n/locales/${memberId}/${language}?h=${hash}`
}

export interface SiteTexts {
  /** The JSON of the operator's texts and of the fallbacks. */
  get(memberId: number, content: SiteContent, language: string): Promise<string>
}

const staleAfterMs = 60_000

export const createSiteTexts = (db: Database): SiteTexts => {
  const cache = createCoalescingCache<string>(staleAfterMs)
  const read = (memberId: number, content: SiteContent, language: string): Promise<string> =>
    inMember(db, memberId, async tx => {
      const texts: Record<string, string> = {}
      for (const row of findChain(content, language).toReversed()) {
        const name = row.language ?? language
        if (isShippedFallback(name, language)) Object.assign(texts, Object.fromEntries(getShippedTexts(name)))
        const own = await readOwnTexts(tx, memberId, name)
        for (const { key, text } of own) if (!key.includes(':')) texts[key] = text
      }
      return JSON.stringify(texts)
    })
  return {
    async get(memberId, content, language) {
      const hash = findTextsHash(content, language)
      if (hash === '') return '{}'
      return cache.get(`${memberId} ${language} ${hash}`, '', () => read(memberId, content, language))
    },
  }
}
