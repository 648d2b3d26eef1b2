import type { SeedCall } from '#demo/seed-content/content-call.ts'
import type { Decide } from './decide.ts'
import { demoCoupon } from '#demo/demo-coupon.ts'
import { giftGroups } from '#demo/kinds/gift-groups.ts'
import type { DemoMember } from '#demo/world.ts'

export interface OfferOptions {
  readonly call: SeedCall
  readonly decide: Decide
  /** A second currency, a coupon and gifts. */
  readonly extras: boolean
  /** Shops for prizes, a retired currency and a campaign. */
  readonly showcase: boolean
}

const reason = 'part of the demonstration'
const finance = { maker: 'tom', voter: 'ines' } as const
const promotion = { maker: 'rosa', voter: 'ines' } as const

/** The value of one euro in the operator's currency. */
const euroRates: Readonly<Record<string, string>> = { GBP: '0.86', USD: '1.09' }

/** A currency that the operator no longer uses. Players can only exchange what they have left of it. */
export const retiredCurrency = { memberCode: 'sherbet', currency: 'USD', value: '0.92' } as const

const agents = [
  ['Harbour Post Office', '3 Quay Street', 'Bristol', 'Mon–Sat 9–17', '0117 496 0101'],
  ['Corner House News', '18 Deansgate', 'Manchester', 'Mon–Sun 7–20', '0161 496 0102'],
  ['The Old Bakery', '42 Upper Street', 'London', 'Tue–Sun 8–18', '020 7946 0103'],
] as const

export const hasEuros = ({ currency }: DemoMember): boolean => euroRates[currency] !== undefined

/** Creates what the operators offer besides games, as their staff do. Safe to run again. */
export const seedOffers = async (options: OfferOptions, members: readonly DemoMember[]): Promise<void> => {
  await Promise.all(members.map(member => seedOperator(options, member)))
}

const seedOperator = async (
  { call, decide, extras, showcase }: OfferOptions,
  member: DemoMember,
): Promise<void> => {
  await setRates(call, decide, member, { extras, showcase })
  if (extras) await createCoupon(call, decide, member)
  if (extras) await createGifts(call, member)
  if (showcase) await createAgents(call, member)
  if (showcase) await startCampaign(call, decide, member)
}

/** Two staff members decide only about rates that differ from the current ones. */
const setRates = async (
  call: SeedCall,
  decide: Decide,
  { id, code, currency }: DemoMember,
  { extras, showcase }: Pick<OfferOptions, 'extras' | 'showcase'>,
): Promise<void> => {
  const { memberCode, ...retired } = retiredCurrency
  const euros = euroRates[currency]
  const wanted = [
    ...(extras && euros !== undefined ? [{ currency: 'EUR', value: euros, retired: false }] : []),
    ...(showcase && code === memberCode ? [{ ...retired, retired: true }] : []),
  ]
  if (wanted.length === 0) return
  const current = (await call('listExchangeRates', {}, id)).rates
  const rates = wanted.filter(
    rate =>
      !current.some(
        each =>
          each.currency === rate.currency &&
          Number(each.value) === Number(rate.value) &&
          each.retired === rate.retired,
      ),
  )
  if (rates.length > 0) await decide(id, 'setExchangeRates', { rates }, finance)
}

const couponText = `Half of your deposit as a bonus. Play it ${demoCoupon.wageringTimes} times within ${demoCoupon.bonusDays} days and it becomes cash.`
const dayMs = 86_400_000

const createCoupon = async (call: SeedCall, decide: Decide, { id, currency }: DemoMember): Promise<void> => {
  const { code, percent, maximum, minimumDeposit, wageringTimes, bonusDays, validDays } = demoCoupon
  const { coupons } = await call('listCoupons', {}, id)
  if (coupons.some(({ coupon }) => coupon.code === code)) return
  const coupon = {
    code,
    text: couponText,
    currency,
    instant: false,
    amount: '0',
    percent,
    maximum: String(maximum),
    minimumDeposit: String(minimumDeposit),
    firstDepositOnly: false,
    maxUses: null,
    maxUsesByPlayer: 1,
    wageringTimes,
    bonusDays,
    expiresAt: Date.now() + validDays * dayMs,
  }
  await decide(id, 'createCoupon', { coupon }, promotion)
}

/** Each gift has the operator's first game of its kind. */
const createGifts = async (call: SeedCall, member: DemoMember): Promise<void> => {
  const { groups } = await call('listGiftGroups', {}, member.id)
  if (groups.length > 0) return
  for (const [position, { title, gifts }] of giftGroups.entries()) {
    const group = { groupId: null, titles: { ...title }, position, reason }
    const { groupId } = await call('saveGiftGroup', group, member.id)
    for (const [place, { kind, plays, title: name, description }] of gifts.entries()) {
      const game = member.games.find(({ rules }) => rules.kind === kind)
      if (!game) continue
      const gift = {
        giftId: null,
        groupId,
        gameId: game.id,
        plays,
        titles: { ...name },
        descriptions: { ...description(game.title) },
        active: true,
        position: place,
        reason,
      }
      await call('saveGift', gift, member.id)
    }
  }
}

/** Shops where a winner can collect an item prize. */
const createAgents = async (call: SeedCall, { id }: DemoMember): Promise<void> => {
  const known = new Set((await call('listPrizeAgents', {}, id)).agents.map(({ name }) => name))
  for (const [name, address, city, openingHours, phone] of agents) {
    if (known.has(name)) continue
    const agent = { agentId: null, name, address, city, openingHours, phone, active: true, reason }
    await call('savePrizeAgent', agent, id)
  }
}

/** Every tenth play of a draw gets a small bonus. */
const startCampaign = async (
  call: SeedCall,
  decide: Decide,
  { id, currency, games }: DemoMember,
): Promise<void> => {
  const [game] = games
  const { campaigns } = await call('listBonusCampaigns', {}, id)
  if (!game || campaigns.length > 0) return
  const campaign = {
    kind: 'inGame',
    currency,
    amount: '100',
    wageringTimes: 3,
    useDays: 30,
    minimumDeposit: '0',
    gameId: game.id,
    everyPlay: 10,
  } as const
  await decide(id, 'startBonusCampaign', { campaign }, promotion)
}
