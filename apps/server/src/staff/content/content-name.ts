import { type ContentKind, contentKinds, siteContentKey } from '@fairground/contract/operator/content-kinds'
import type { ContentName } from '#site-content/versions/content-version.ts'
import { CommandRefused } from '#staff/act.ts'

export interface NamedContent {
  readonly kind: ContentKind
  readonly key: string
  readonly language?: string | undefined
}

const requireKey = (kind: ContentKind, key: string): void => {
  const names = contentKinds[kind].key
  if (names === 'site' && key !== siteContentKey)
    throw new CommandRefused(`the key of ${kind} is ${siteContentKey}`)
  if (names === 'game' && !/^[1-9][0-9]{0,8}$/.test(key))
    throw new CommandRefused('the key of a text of a game is its number')
}

/** Refuses a language that is missing or that the kind does not have. */
export const requireContentName = ({ kind, key, language }: NamedContent): ContentName => {
  requireKey(kind, key)
  if (contentKinds[kind].hasLanguage !== (language !== undefined))
    throw new CommandRefused(language === undefined ? `${kind} needs a language` : `${kind} has no language`)
  return { kind, key, language: language ?? '' }
}

/** The name in the audit log. */
export const toSubject = ({ kind, key, language }: ContentName): string =>
  `content/${kind}/${key}${language === '' ? '' : `/${language}`}`
