import type { ContentKind, ContentStatus, ContentValue } from '@fairground/contract/operator/content-kinds'

/** Names one thing with versions. The language is empty for a kind without languages. */
export interface ContentName {
  readonly kind: ContentKind
  readonly key: string
  readonly language: string
}

export interface ContentVersion extends ContentName {
  readonly id: bigint
  readonly value: ContentValue
  readonly hash: string
  readonly status: ContentStatus
  readonly author: string
  readonly createdAt: number
  readonly liveFrom: number | null
  readonly liveUntil: number | null
}
