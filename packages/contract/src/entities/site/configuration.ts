import { Type, type Static } from 'typebox'
import { featureNames } from '#feature-names.ts'
import { transportModes } from '#transport.ts'
import {
  closed,
  Count,
  CountryId,
  CurrencyId,
  Html,
  Id,
  LanguageId,
  LongText,
  Nullable,
  ShortText,
  Time,
  Url,
} from '#entities/values.ts'

export const looks = ['blue', 'cartoon', 'sweet-blue'] as const
export const schemes = ['light', 'dark'] as const

export const CurrencyServed = closed({
  name: CurrencyId,
  formatPattern: ShortText,
  symbolLeft: ShortText,
  symbolRight: ShortText,
})

export const LanguageServed = closed({
  name: ShortText,
  languageId: LanguageId,
  siteMetaTitle: ShortText,
  siteMetaDescription: LongText,
  siteMetaKeywords: LongText,
  siteAboutUs: Html,
  defaultCustomerFooter: Html,
  defaultPermaFooter: Html,
  defaultCustomerHeader: Html,
})

export const CustomPage = closed({ id: Id, pageLinkName: ShortText, pageFullWidth: Type.Boolean() })

/** A field is optional only if its override is explicitly false or 0. */
export const CustomFields = closed({
  full_reg: closed({
    required_overrides: Type.Record(Type.String(), Type.Union([Type.Boolean(), Type.Enum([0, 1])])),
  }),
})

/** A banner on every page, which a visitor can hide by its id. */
export const PlatformMessage = closed({
  messageId: Id,
  title: ShortText,
  message: LongText,
  until: Nullable(Time),
})
export type PlatformMessage = Static<typeof PlatformMessage>

/** Whether the site is open, and what the operator's staff announce. Shared by the configuration and the lobby topic. */
export const platformFields = {
  MAINTENANCE_ENABLED: Type.Enum(['true', 'false']),
  MAINTENANCE_MESSAGE: Type.String({
    maxLength: 4000,
    description: 'About the maintenance; without maintenance, the platform message.',
  }),
  maintenanceUntil: Type.Union([Time, Type.Null()], {
    description: 'The planned end of the maintenance, if it is known.',
  }),
  platformMessage: Nullable(PlatformMessage),
} as const

export const Configuration = closed({
  memberId: Id,
  siteName: ShortText,
  siteUrl: Url,
  look: Type.Enum(looks),
  scheme: Type.Enum(schemes),
  currenciesServed: Type.Array(CurrencyServed),
  languagesServed: Type.Array(LanguageServed),
  defaultCountry: CountryId,
  pinRequired: Type.Boolean(),
  emailVerifiedEnabled: Type.Boolean(),
  ...platformFields,
  transportMode: Type.Enum(Object.values(transportModes), {
    description:
      'How the site reaches the platform: 1 WebSocket, 2 long polling, 3 REST with server-sent events, 4 publish/subscribe.',
  }),
  customPages: Type.Array(CustomPage),
  homeOverridePageId: Nullable(Id),
  slimLimit: Count,
  slimSwitch: Type.Boolean({ description: 'Always the slim lobby, unless the main switch is on.' }),
  mainSwitch: Type.Boolean({
    description: 'Always the main lobby. If both switches are off, the number of open games decides.',
  }),
  minimumAge: Count,
  passwordMinimum: Count,
  idleSeconds: Count,
  excludedMayWithdraw: Type.Boolean({
    description: 'Self-excluded players can still log in to withdraw their money.',
  }),
  trackingURL: Nullable(Url),
  trackOnShortRegistration: Type.Boolean(),
  trackOnFullRegistration: Type.Boolean(),
  trackOnDeposit: Type.Boolean(),
  EMAIL_ON_FULL_REGISTRATION: Type.Boolean(),
  freerollNoDeposits: Type.Boolean(),
  repeatPlaysOnInstantGames: Type.Boolean(),
  identityProvider: Type.Union([ShortText, Type.Null()], {
    description: 'The name of the external identity provider; null if players log in with passwords only.',
  }),
  customFields: CustomFields,
  featuresOff: Type.Array(Type.Enum([...featureNames]), {
    description: 'Features that the operator has switched off. The site offers none of them.',
  }),
})
export type Configuration = Static<typeof Configuration>
export type Look = Configuration['look']
export type Scheme = Configuration['scheme']
