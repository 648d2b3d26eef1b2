import { Type } from 'typebox'
import { closed, Nullable, ShortText } from '#entities/values.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'
import { rowPages } from '../paging.ts'
import { CampaignTerms } from '../proposal-kinds/promotion-kinds.ts'
import { RowId } from '../row-id.ts'

const operator = { scope: 'operator' } as const

/** A text for each language. The platform's language is required. */
const Texts = Type.Record(
  Type.String({ pattern: '^[a-z]{2}_[A-Z]{2}$' }),
  Type.String({ minLength: 1, maxLength: 144 }),
  { additionalProperties: false, examples: [{ en_US: 'Lines' }] },
)
const Position = Type.Integer({ minimum: 0, maximum: 1000 })
const NewOrKnown = (what: string) =>
  Type.Union([RowId, Type.Null()], { description: `Null creates ${what}.` })

const GiftGroup = { titles: Texts, position: Position }
const Gift = {
  groupId: RowId,
  gameId: RowId,
  plays: Type.Integer({ minimum: 1, maximum: 20 }),
  titles: Texts,
  descriptions: Texts,
  active: Type.Boolean(),
  position: Position,
}
const PrizeAgent = {
  name: Type.String({ minLength: 1, maxLength: 144 }),
  address: ShortText,
  city: ShortText,
  openingHours: ShortText,
  phone: ShortText,
  active: Type.Boolean(),
}

export const catalogueOperations = {
  listGiftGroups: operatorOperation({
    ...operator,
    area: 'money',
    access: 'promotions.read',
    input: closed(rowPages.input),
    output: closed({ groups: Type.Array(closed({ groupId: RowId, ...GiftGroup })), ...rowPages.output }),
    faults: [],
    summary: 'Lists the groups of the gift catalogue.',
  }),
  saveGiftGroup: operatorOperation({
    ...operator,
    area: 'money',
    access: 'promotions.write',
    input: withReason({ groupId: NewOrKnown('a group'), ...GiftGroup }),
    output: closed({ groupId: RowId }),
    faults: ['staff.refused'],
    summary: 'Creates or changes a group of the gift catalogue.',
  }),
  listGifts: operatorOperation({
    ...operator,
    area: 'money',
    access: 'promotions.read',
    input: closed(rowPages.input),
    output: closed({ gifts: Type.Array(closed({ giftId: RowId, ...Gift })), ...rowPages.output }),
    faults: [],
    summary: 'Lists the gifts of the catalogue, also those that are not for sale.',
  }),
  saveGift: operatorOperation({
    ...operator,
    area: 'money',
    access: 'promotions.write',
    input: withReason({ giftId: NewOrKnown('a gift'), ...Gift }),
    output: closed({ giftId: RowId }),
    faults: ['staff.refused'],
    summary:
      'Creates or changes a gift: plays of a game, at the price of the game. Sold gifts stay as they are.',
  }),
  listPrizeAgents: operatorOperation({
    ...operator,
    area: 'games',
    access: 'games.read',
    input: closed(rowPages.input),
    output: closed({ agents: Type.Array(closed({ agentId: RowId, ...PrizeAgent })), ...rowPages.output }),
    faults: [],
    summary: 'Lists the shops where winners collect item prizes.',
  }),
  savePrizeAgent: operatorOperation({
    ...operator,
    area: 'games',
    access: 'games.write',
    input: withReason({ agentId: NewOrKnown('a shop'), ...PrizeAgent }),
    output: closed({ agentId: RowId }),
    faults: ['staff.refused'],
    summary: 'Creates or changes a shop for item prizes. Winners cannot choose one that is not active.',
  }),
  listBonusCampaigns: operatorOperation({
    ...operator,
    area: 'money',
    access: 'promotions.read',
    input: closed(rowPages.input),
    output: closed({
      campaigns: Type.Array(
        closed({
          campaignId: RowId,
          campaign: CampaignTerms,
          active: Type.Boolean(),
          proposalId: Nullable(RowId),
        }),
      ),
      ...rowPages.output,
    }),
    faults: [],
    summary: 'Lists the campaigns that offer bonuses.',
  }),
  endBonusCampaign: operatorOperation({
    ...operator,
    area: 'money',
    access: 'promotions.write',
    input: withReason({ campaignId: RowId }),
    output: Done,
    faults: ['staff.refused'],
    summary:
      'Ends a campaign. Offers that players have stay. A new one is a proposal of the kind startBonusCampaign.',
  }),
} as const
