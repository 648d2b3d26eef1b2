import { bingo75, bingo90, raffle } from '#demo/kinds/terms.ts'
import { demoPageId } from '#demo/pages/demo-pages.ts'
import { type DemoMember, demoMembers, demoReturns } from '#demo/world.ts'
import { quickRaffle } from '#demo/kinds/quick-raffle.ts'
import { startWhenFull } from './start-when-full.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** What every operator of the demo accepts. */
const demoSettings = { acceptFictionalPhones: true, defaultCountry: 'GB' } as const

/** Settings that one of the three large operators uses, so that a visitor can see each of them somewhere. */
const settingsByOperator: Readonly<Record<string, NonNullable<DemoMember['settings']>>> = {
  meridian: {
    chipPacks: [
      { id: 1, price: '5.00', chips: '500' },
      { id: 2, price: '20.00', chips: '2200' },
    ],
  },
  hullabaloo: {
    xpPromotion: { multiplier: 2, from: Date.now() - day, until: Date.now() + 30 * day },
  },
  sherbet: { depositPopupPageId: demoPageId('before-you-pay'), verifyBeforeWithdrawal: true },
}

const fullBoat = startWhenFull(quickRaffle, 30, {
  id: 111,
  title: 'Full Boat Raffle',
  titleShort: 'Full Boat',
  description: 'Thirty tickets. It starts when the last one is sold.',
  cost: 100n,
})

const addToLarge = (member: DemoMember): DemoMember => ({
  ...member,
  settings: { ...demoSettings, ...settingsByOperator[member.code] },
  games: member.code === 'meridian' ? [...member.games, fullBoat] : member.games,
})

const hallSale = { cost: 100n, fee: 0n, cap: 500 }
const ninetySale = { cost: 50n, fee: 0n, cap: 100_000 }

/** A charity with two raffles: few games, so its lobby is slim, before a background picture of its own. */
const lantern: DemoMember = {
  id: 4,
  code: 'lantern',
  name: 'Lantern Fund',
  look: 'blue',
  scheme: 'light',
  currency: 'GBP',
  siteKey: 'demo-site-key-lantern',
  returns: demoReturns,
  title: 'Lantern Fund: raffles for the village hall',
  description: 'Two raffles for a good cause. Every draw can be checked by anyone.',
  settings: {
    ...demoSettings,
    slimLimit: 8,
  },
  games: [
    {
      id: 401,
      title: 'Village Hall Raffle',
      titleShort: 'Hall',
      description: 'A raffle every six minutes, for the village hall.',
      ...raffle({ ...hallSale, seed: 0n }),
      ...hallSale,
      everyMs: 6 * minute,
      offsetMs: minute,
    },
    startWhenFull(quickRaffle, 20, {
      id: 402,
      title: 'Twenty Tickets',
      titleShort: 'Twenty',
      description: 'It starts when all twenty are sold.',
      cost: 100n,
    }),
  ],
}

/** A bingo club that shows a page of its own in place of the lobby. */
const quayside: DemoMember = {
  id: 5,
  code: 'quayside',
  name: 'Quayside Bingo',
  look: 'sweet-blue',
  scheme: 'dark',
  currency: 'GBP',
  siteKey: 'demo-site-key-quayside',
  returns: demoReturns,
  title: 'Quayside Bingo: eyes down all day',
  description: 'Bingo by the water. Every draw can be checked by anyone.',
  settings: { ...demoSettings, homeOverridePageId: demoPageId('home') },
  games: [
    {
      id: 501,
      title: 'Quayside Ninety',
      titleShort: 'Ninety',
      description: 'Ninety balls: a line, two lines, a house.',
      ...bingo90({ ...ninetySale, seed: 500_000n }),
      ...ninetySale,
      everyMs: 10 * minute,
      offsetMs: 7 * minute,
    },
    startWhenFull(bingo75, 24, {
      id: 502,
      title: 'Small Table',
      titleShort: 'Small Table',
      description: 'Seventy-five balls. It starts when all cards are sold.',
      cost: 50n,
    }),
  ],
}

/** The operators of `npm run dev`: the three large ones with every setting in use somewhere, and two small ones. */
export const showcaseMembers: readonly DemoMember[] = [...demoMembers.map(addToLarge), lantern, quayside]
