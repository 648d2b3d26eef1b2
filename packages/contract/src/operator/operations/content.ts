import { Type } from 'typebox'
import { closed, HexHash, Id, LanguageId, Nullable, ShortText, Time, Url } from '#entities/values.ts'
import { ContentKey, contentKindNames, contentStatuses } from '../content-kinds.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'
import { idPages } from '../paging.ts'
import { StaffName } from '../staff-views.ts'

const common = { area: 'content', scope: 'operator', faults: ['staff.refused'] } as const
const read = { ...common, access: 'content.read' } as const
const edit = { ...common, access: 'content.publish' } as const

const Kind = Type.Enum([...contentKindNames])
const Value = Type.Object({}, { additionalProperties: true, description: 'As the kind declares it.' })
/** Names one thing with versions. Pages and texts have a language, other kinds have none. */
const Named = { kind: Kind, key: ContentKey, language: Type.Optional(LanguageId) }

const VersionFacts = {
  versionId: Id,
  kind: Kind,
  key: ContentKey,
  language: Nullable(LanguageId),
  status: Type.Enum([...contentStatuses]),
  hash: HexHash,
  author: ShortText,
  authorName: StaffName,
  createdAt: Time,
  liveFrom: Nullable(Time),
  liveUntil: Nullable(Time),
}
const VersionView = closed(VersionFacts)
const FullVersion = closed({ ...VersionFacts, value: Value })
const Version = closed({ version: FullVersion })

export const contentOperations = {
  listContent: operatorOperation({
    ...read,
    input: closed({
      kind: Type.Optional(Kind),
      status: Type.Optional(Type.Enum([...contentStatuses])),
      ...idPages.input,
    }),
    output: closed({ versions: Type.Array(VersionView), ...idPages.output }),
    summary: 'Lists versions of content, newest first.',
  }),
  getContent: operatorOperation({
    ...read,
    input: closed({ ...Named, ...idPages.input }),
    output: closed({ versions: Type.Array(FullVersion), ...idPages.output }),
    summary: 'Returns the versions of one page, ad, picture, colour or text, newest first.',
  }),
  saveContentDraft: operatorOperation({
    ...edit,
    input: withReason({
      ...Named,
      value: Value,
      replaces: Type.Optional(Nullable(HexHash)),
    }),
    output: Version,
    summary:
      'Stores a draft with safe HTML. `replaces` is the hash of the draft it replaces, or null if there is none.',
  }),
  publishContent: operatorOperation({
    ...edit,
    input: withReason({ versionId: Id, hash: HexHash, at: Type.Optional(Time) }),
    output: Version,
    summary: 'Shows a draft to players, at once or at a time. The hash names what was reviewed.',
  }),
  rollBackContent: operatorOperation({
    ...edit,
    input: withReason({ versionId: Id }),
    output: Version,
    summary: 'Shows an earlier version again, as a new version.',
  }),
  discardDraft: operatorOperation({
    ...edit,
    input: withReason({ versionId: Id }),
    output: Done,
    summary: 'Discards a draft or a scheduled version.',
  }),
  createPreview: operatorOperation({
    ...read,
    input: withReason({
      path: Type.Optional(Type.String({ pattern: '^/[^\\\\?#]*$', maxLength: 200 })),
    }),
    output: closed({ address: Url, expiresAt: Time }),
    summary: 'Returns an address of the site that shows drafts in place of live content for 30 minutes.',
  }),
  removeContent: operatorOperation({
    ...edit,
    input: withReason(Named),
    output: closed({ removed: Type.Integer({ minimum: 1 }) }),
    summary: 'Removes content from the site. A page without a language is removed in all languages.',
  }),
} as const
