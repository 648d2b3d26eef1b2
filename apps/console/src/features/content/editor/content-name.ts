import type { ContentKind } from '@fairground/contract/operator/content-kinds'
import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import type { Thing } from '../model/things.ts'

/** Names what has versions: a page in one language, an ad, a picture. */
export interface ContentName {
  readonly kind: ContentKind
  readonly key: string
  readonly language?: string
}

export type Language = OperatorOutput<'listLanguages'>['languages'][number]

export interface EditorProps {
  readonly name: ContentName
  /** Undefined before the first version. */
  readonly thing: Thing | undefined
  readonly languages?: readonly Language[]
  readonly onLanguage?: (language: string) => void
}
