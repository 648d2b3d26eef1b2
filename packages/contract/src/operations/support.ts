import { Type } from 'typebox'
import { Ad, adSizes } from '#entities/site/ad.ts'
import { closed, Count, Email, Id, LanguageId, LongText, Name, ShortText } from '../entities/values.ts'
import { operation } from '../operation.ts'

const Message = Type.String({ ...LongText, minLength: 3 })
const Ads = closed({ ads: Type.Array(Ad) })

export const supportOperations = {
  createSupportCase: operation({
    area: 'support',
    access: 'anyone',
    input: closed({
      playerId: Type.Optional(Id),
      memberId: Type.Optional(Id),
      email: Email,
      name: Name,
      message: Message,
      lang: Type.Optional(LanguageId),
    }),
    output: closed({ result: Type.Literal(1), caseNumber: ShortText }),
    faults: ['support.ticketNotCreated'],
    summary: 'Sends a message to support.',
  }),
  openTicket: operation({
    area: 'support',
    access: 'anyone',
    input: closed({ email: Email, name: Name, body: Message }),
    output: closed({
      result: Type.Integer({ minimum: 0, description: 'The ticket number; 0 while the ticket is pending.' }),
    }),
    faults: ['support.ticketNotCreated'],
    summary: 'Opens a support ticket.',
  }),
  getMainAds: operation({
    area: 'support',
    access: 'anyone',
    input: closed({
      clientType: Type.Enum(['web', 'mobile']),
      screenSize: Type.Enum(adSizes),
      memberId: Type.Optional(Id),
    }),
    output: Ads,
    faults: [],
    summary: 'Lists the ads of the main screens.',
  }),
  getCampaignAds: operation({
    area: 'support',
    access: 'anyone',
    input: closed({ campaign: ShortText, maxResults: Type.Optional(Count), memberId: Type.Optional(Id) }),
    output: Ads,
    faults: [],
    summary: 'Lists the ads of one campaign.',
  }),
} as const
