import type { GameRule } from '@fairground/contract/entities/games/game-rule'
import type { KindRule } from '#kinds/game-kind.ts'
import { dealtDefaults, type SiteKind } from '#kinds/site-kind.ts'

export type RaffleRule = KindRule<'raffleGame'>

export const getRaffleRule = (rule: GameRule): RaffleRule | undefined =>
  'raffleGame' in rule ? rule.raffleGame : undefined

/** "0417": ticket numbers have a fixed width, so that a column of them is easy to read. */
export const raffleNumber = (ticket: number): string => String(ticket).padStart(4, '0')

export const raffleGame = (): SiteKind => ({
  ...dealtDefaults,
  playWord: 'tickets',
  // A raffle is drawn like a lottery and shares its switch.
  soundKind: 'lottery',
  cardArt: 'raffle',
  lobbyTabs: ['lotteryAndRaffle'],
  // The first prize of a raffle is won in every draw.
  hasJackpot: false,
  toDrawnParts: tickets => ({ kind: 'tickets', tickets }),
  playoutPage: 'raffle',
})
