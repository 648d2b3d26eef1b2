import { type ContentKind, contentKinds, siteContentKey } from '@fairground/contract/operator/content-kinds'
import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { kindWords } from './kind-words.ts'

export type Version = OperatorOutput<'listContent'>['versions'][number]
export type FullVersion = OperatorOutput<'getContent'>['versions'][number]

/** What has one name on the site: a page in all its languages, an ad, a picture. */
export interface Thing {
  readonly kind: ContentKind
  readonly key: string
  readonly live: readonly Version[]
  readonly drafts: readonly Version[]
  readonly scheduled: readonly Version[]
  /** The newest of all. */
  readonly last: Version
}

/** The platform itself writes the content that an operator begins with. */
export const toAuthor = ({ authorName }: Pick<Version, 'authorName'>): string => authorName ?? 'The platform'

export const toThingId = ({ kind, key }: Pick<Thing, 'kind' | 'key'>): string => `${kind}/${key}`

/** "Page about", "Colours". What a site has once needs no name. */
export const toThingTitle = ({ kind, key }: Pick<Thing, 'kind' | 'key'>): string =>
  key === siteContentKey && contentKinds[kind].key === 'site'
    ? kindWords[kind].one
    : kind === 'gameText'
      ? `Texts of game ${key}`
      : key

/** Versions that are live, scheduled or drafts, by what they are versions of; the last changed first. */
export const toThings = (versions: readonly Version[]): readonly Thing[] => {
  const groups = Map.groupBy(versions, toThingId)
  return [...groups.values()]
    .map(group => {
      const sorted = group.toSorted((one, other) => other.versionId - one.versionId)
      const ofStatus = (status: Version['status']) => sorted.filter(each => each.status === status)
      const [last] = sorted
      if (!last) throw new Error('a group has a version')
      return {
        kind: last.kind,
        key: last.key,
        live: ofStatus('live'),
        drafts: ofStatus('draft'),
        scheduled: ofStatus('scheduled'),
        last,
      }
    })
    .toSorted((one, other) => other.last.createdAt - one.last.createdAt)
}
