import { Type } from 'typebox'
import { closed, Id, NoInput, Nullable, ShortText, Time, Url } from '#entities/values.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'

const site = { area: 'site', scope: 'operator', faults: ['staff.refused'] } as const
const maintain = { ...site, access: 'site.maintain' } as const
const integrate = { ...site, access: 'integrations.write', stepUp: true } as const
const Described = closed({ text: Type.String() })
const NoticeText = Type.String({ minLength: 1, maxLength: 1000 })
const When = Type.Optional(Type.String({ maxLength: 40, description: 'For example 2026-11-20T21:00Z.' }))
const Secret = Type.String({ minLength: 1, maxLength: 1000 })

export const siteOperations = {
  setMaintenance: operatorOperation({
    ...maintain,
    input: withReason({ title: Type.Optional(ShortText), text: NoticeText, from: When, until: When }),
    output: Described,
    summary: 'Closes the site for players, at once or at a time.',
  }),
  endMaintenance: operatorOperation({
    ...maintain,
    input: withReason({}),
    output: Described,
    summary: 'Opens the site and cancels planned maintenance.',
  }),
  setMessage: operatorOperation({
    ...maintain,
    input: withReason({ title: Type.Optional(ShortText), text: NoticeText, from: When, until: When }),
    output: Described,
    summary: 'Shows a message on every page, which players can hide.',
  }),
  clearMessage: operatorOperation({
    ...maintain,
    input: withReason({}),
    output: Described,
    summary: 'Removes the message and planned ones.',
  }),
  listNotices: operatorOperation({
    ...maintain,
    input: NoInput,
    output: closed({
      text: Type.String(),
      notices: Type.Array(
        closed({
          noticeId: Id,
          kind: Type.Enum(['maintenance', 'message']),
          title: Type.String(),
          text: Type.String(),
          from: Time,
          until: Nullable(Time),
          isActive: Type.Boolean(),
        }),
        { maxItems: 200 },
      ),
    }),
    summary: 'Lists active and planned notices, at most 200.',
  }),
  cancelNotice: operatorOperation({
    ...maintain,
    input: withReason({ noticeId: Id }),
    output: Done,
    summary: 'Ends one active notice or cancels one planned notice.',
  }),
  reloadConfiguration: operatorOperation({
    ...maintain,
    input: withReason({}),
    output: Described,
    summary: 'Makes every open browser load the configuration again.',
  }),
  setIdentityProvider: operatorOperation({
    ...integrate,
    input: withReason({ issuer: Url, clientId: ShortText, secret: Secret }),
    output: Done,
    summary: 'Lets players sign in with an OpenID Connect provider.',
  }),
  setWhitelabelPartner: operatorOperation({
    ...integrate,
    input: withReason({ endpoint: Url, secret: Secret }),
    output: Done,
    summary: 'Exchanges sessions with a partner.',
  }),
} as const
