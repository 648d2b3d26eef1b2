import { type Static, type TSchema, Type } from 'typebox'
import { closed, Html, LongText, Nullable, ShortText } from '#entities/values.ts'

/** Names a page, an ad or a picture. The number of a game names its texts; `site` names what exists once. */
export const ContentKey = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,62}$' })
export const siteContentKey = 'site'

const Title = Type.String({ minLength: 1, maxLength: 144 })
const Colour = Nullable(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }))
const WithPicture = closed({ picture: ContentKey })

interface ContentKindDeclaration {
  readonly hasLanguage: boolean
  /** What the key names: a thing with a name of its own, a game, or the site, which has one of this kind. */
  readonly key: 'name' | 'game' | 'site'
  readonly value: TSchema
}

/** All that an operator shows on its site and that has versions. */
export const contentKinds = {
  page: {
    hasLanguage: true,
    key: 'name',
    value: closed({ title: Title, body: Html, fullWidth: Type.Boolean() }),
  },
  ad: {
    hasLanguage: false,
    key: 'name',
    value: closed({
      location: Type.Enum(['TOP', 'FULL']),
      screenType: Type.Enum(['LOBBY', 'PAGE', 'ALL']),
      size: Type.Enum(['XS', 'SM', 'MD', 'LG', 'XL', 'ALL']),
      clientType: Type.Enum(['web', 'mobile', 'all']),
      campaign: ContentKey,
      weight: Type.Integer({ minimum: 0, maximum: 1000 }),
      delayMs: Type.Union([Type.Literal(0), Type.Integer({ minimum: 5000, maximum: 600_000 })]),
      client: Type.String({ minLength: 1, maxLength: 64 }),
      picture: ContentKey,
      text: Title,
      target: Type.String({ pattern: String.raw`^(https://|/[^/\\])`, maxLength: 2000 }),
    }),
  },
  picture: {
    hasLanguage: false,
    key: 'name',
    value: closed({ svg: Type.String({ pattern: '^<svg[ >]', maxLength: 100_000 }) }),
  },
  colours: { hasLanguage: false, key: 'site', value: closed({ brand: Colour, cta: Colour }) },
  logo: { hasLanguage: false, key: 'site', value: WithPicture },
  background: { hasLanguage: false, key: 'site', value: WithPicture },
  siteText: {
    hasLanguage: true,
    key: 'site',
    value: closed({
      title: ShortText,
      description: LongText,
      keywords: LongText,
      aboutHtml: Html,
      headerHtml: Html,
      footerHtml: Html,
      legalHtml: Html,
    }),
  },
  gameText: {
    hasLanguage: true,
    key: 'game',
    value: closed({
      title: Title,
      titleShort: Title,
      description: LongText,
      info: Html,
      rulesHtml: Html,
      oneClickStart: LongText,
      oneClickLobby: LongText,
      oneClickSuccess: LongText,
      oneClickBundle: ShortText,
    }),
  },
} as const satisfies Readonly<Record<string, ContentKindDeclaration>>

export type ContentKind = keyof typeof contentKinds
export const contentKindNames = Object.keys(contentKinds) as ContentKind[]
export type ContentValue<K extends ContentKind = ContentKind> = Static<(typeof contentKinds)[K]['value']>

export const contentStatuses = ['draft', 'scheduled', 'live', 'replaced', 'discarded'] as const
export type ContentStatus = (typeof contentStatuses)[number]
