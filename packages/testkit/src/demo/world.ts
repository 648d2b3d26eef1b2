import type { MemberSettings } from '@fairground/server/operator/members'
import { instantGames } from './instant-games.ts'
import { drawnGames } from './drawn-games.ts'
import { fiveOf35, sixOf49 } from './kinds/terms.ts'
import type { DemoGame } from './demo-game.ts'

/** The demo world: three operators, one for each look, with staggered draws. */

export interface DemoMember {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly look: 'blue' | 'cartoon' | 'sweet-blue'
  readonly scheme: 'dark' | 'light'
  readonly currency: string
  readonly siteKey: string
  readonly title: string
  readonly description: string
  readonly games: readonly DemoGame[]
  readonly settings?: MemberSettings
  /** The range of the return to player in percent; any return if absent. */
  readonly returns?: { readonly min: number; readonly max: number }
}

export const getDemoHost = ({ code }: { readonly code: string }): string => `${code}.localhost`

export const demoReturns = { min: 45, max: 75 } as const

/** What players get for inviting friends. */
const demoReferrals = {
  reward: '5.00',
  wageringTimes: 3,
  useDays: 30,
  minimumDeposit: '10.00',
  rewardsAtMost: 10,
} as const

const minute = 60_000

const cap = 20_000

const member = (fields: Omit<DemoMember, 'siteKey' | 'description'> & { tagline: string }): DemoMember => {
  const { tagline, ...rest } = fields
  return {
    ...rest,
    returns: demoReturns,
    settings: { referrals: demoReferrals, ...rest.settings },
    siteKey: `demo-site-key-${fields.code}`,
    description: `${tagline} Every draw can be checked by anyone.`,
  }
}

export const demoMembers: readonly DemoMember[] = [
  member({
    id: 1,
    code: 'meridian',
    name: 'Meridian',
    look: 'blue',
    scheme: 'dark',
    currency: 'GBP',
    title: 'Meridian: lotteries you can check',
    tagline: 'Lotteries drawn live every minute.',
    games: [
      {
        id: 101,
        title: 'Saturday Six',
        titleShort: 'Six',
        description: 'Six from forty-nine, all week long.',
        cost: 200n,
        fee: 0n,
        cap,
        everyMs: 3 * minute,
        offsetMs: 0,
        ...sixOf49({ cost: 200n, fee: 0n, cap, seed: 128_450_000n }),
      },
      {
        id: 102,
        title: 'Quick Pick 5',
        titleShort: 'Quick 5',
        description: 'Five from thirty-five, a draw every three minutes.',
        cost: 100n,
        fee: 10n,
        cap,
        everyMs: 3 * minute,
        offsetMs: minute,
        ...fiveOf35({ cost: 100n, fee: 10n, cap, seed: 1_200_000n }),
      },
      {
        id: 103,
        title: 'Midnight 49',
        titleShort: 'Midnight',
        description: 'The quiet one: six numbers and fifty pence.',
        cost: 50n,
        fee: 0n,
        cap,
        everyMs: 3 * minute,
        offsetMs: 2 * minute,
        ...sixOf49({ cost: 50n, fee: 0n, cap, seed: 8_725_000n }),
      },
      ...drawnGames[1],
      ...instantGames[1],
    ],
  }),
  member({
    id: 2,
    code: 'hullabaloo',
    name: 'Hullabaloo',
    look: 'cartoon',
    scheme: 'light',
    currency: 'GBP',
    title: 'Hullabaloo: a fair every day',
    tagline: 'A fair every day, a draw every minute.',
    games: [
      {
        id: 201,
        title: 'Big Top Six',
        titleShort: 'Big Top',
        description: 'Roll up: six from forty-nine.',
        cost: 200n,
        fee: 20n,
        cap,
        everyMs: 3 * minute,
        offsetMs: 0,
        ...sixOf49({ cost: 200n, fee: 20n, cap, seed: 54_300_000n }),
      },
      {
        id: 202,
        title: 'Coconut Five',
        titleShort: 'Coconut',
        description: 'Knock five out of thirty-five.',
        cost: 100n,
        fee: 0n,
        cap,
        everyMs: 3 * minute,
        offsetMs: minute,
        ...fiveOf35({ cost: 100n, fee: 0n, cap, seed: 940_000n }),
      },
      {
        id: 203,
        title: 'Candyfloss 49',
        titleShort: 'Candyfloss',
        description: 'Light, sweet and only fifty pence.',
        cost: 50n,
        fee: 5n,
        cap,
        everyMs: 3 * minute,
        offsetMs: 2 * minute,
        ...sixOf49({ cost: 50n, fee: 5n, cap, seed: 3_125_000n }),
      },
      ...drawnGames[2],
      ...instantGames[2],
    ],
  }),
  member({
    id: 3,
    code: 'sherbet',
    name: 'Sherbet',
    look: 'sweet-blue',
    scheme: 'light',
    currency: 'EUR',
    title: 'Sherbet: small wins, sweet days',
    tagline: 'Soft colours, hard facts.',
    games: [
      {
        id: 301,
        title: 'Sugar Six',
        titleShort: 'Sugar Six',
        description: 'Six sweets from a jar of forty-nine.',
        cost: 150n,
        fee: 0n,
        cap,
        everyMs: 3 * minute,
        offsetMs: 0,
        ...sixOf49({ cost: 150n, fee: 0n, cap, seed: 41_250_000n }),
      },
      {
        id: 302,
        title: 'Jelly Five',
        titleShort: 'Jelly Five',
        description: 'Five from thirty-five, wobbling every three minutes.',
        cost: 100n,
        fee: 10n,
        cap,
        everyMs: 3 * minute,
        offsetMs: minute,
        ...fiveOf35({ cost: 100n, fee: 10n, cap, seed: 760_000n }),
      },
      {
        id: 303,
        title: 'Bonbon 49',
        titleShort: 'Bonbon',
        description: 'The smallest ticket in the shop.',
        cost: 50n,
        fee: 0n,
        cap,
        everyMs: 3 * minute,
        offsetMs: 2 * minute,
        ...sixOf49({ cost: 50n, fee: 0n, cap, seed: 2_480_000n }),
      },
      ...drawnGames[3],
      ...instantGames[3],
    ],
  }),
]

export const closeBeforeStartMs = 20_000
export const openAheadCount = 2

/** Demo accounts for visitors. */
export const demoPlayers = ['rowan', 'alice', 'bob'] as const
export const demoPassword = 'play1234'
export const demoBalance = 10_000n
