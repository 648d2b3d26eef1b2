import { Type } from 'typebox'
import { closed, Html, Id, LanguageId, Name } from '#entities/values.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'

const content = {
  area: 'content',
  access: 'content.publish',
  scope: 'operator',
  faults: ['staff.refused'],
} as const
const LinkName = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' })
const Svg = Type.String({ minLength: 1, maxLength: 500_000 })

export const contentOperations = {
  publishPage: operatorOperation({
    ...content,
    input: withReason({
      linkName: LinkName,
      language: LanguageId,
      title: Name,
      body: Html,
      fullWidth: Type.Boolean(),
    }),
    output: closed({ pageId: Id }),
    summary: 'Shows a page of HTML under /p/{linkName}.',
  }),
  removePage: operatorOperation({
    ...content,
    input: withReason({ linkName: LinkName }),
    output: Done,
    summary: 'Removes a page in all languages.',
  }),
  publishAd: operatorOperation({
    ...content,
    input: withReason({
      ad: Type.String({ minLength: 2, maxLength: 500_000, description: 'The ad as JSON.' }),
    }),
    output: closed({ adId: Id }),
    summary: 'Shows an ad.',
  }),
  removeAd: operatorOperation({
    ...content,
    input: withReason({ adId: Id }),
    output: Done,
    summary: 'Removes an ad.',
  }),
  publishBackground: operatorOperation({
    ...content,
    input: withReason({ svg: Svg }),
    output: Done,
    summary: 'Shows an SVG picture behind every page.',
  }),
  removeBackground: operatorOperation({
    ...content,
    input: withReason({}),
    output: Done,
    summary: "Removes the operator's background.",
  }),
} as const
