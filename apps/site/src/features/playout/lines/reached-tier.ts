import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { PrizeLadderRow } from '@fairground/contract/entities/games/prize-ladder'
import type { LineMatches } from '@fairground/rules/playout/matches'

type Row = Pick<PrizeLadderRow, 'tier' | 'matches' | 'matches2nd'>

const reaches = ({ matched, matchedSecond }: LineMatches, { matches, matches2nd }: Row): boolean =>
  matched.length === matches && (matches2nd === undefined || matchedSecond.length === matches2nd)

/** The highest tier that one of the player's lines has reached so far. The ladder starts with the highest tier. */
export const reachedTier = (ladder: readonly Row[], lines: readonly LineMatches[]): number | undefined =>
  ladder.find(row => lines.some(line => reaches(line, row)))?.tier

type Tiers = GameResults['winners']

/** The winners of a tier; in a race, the winners in one draw. */
export const findWinners = (
  { tier, prizeText }: Pick<PrizeLadderRow, 'tier' | 'prizeText'>,
  winners: Tiers,
  raceDraw: number | undefined,
): Tiers[number] | undefined =>
  raceDraw === undefined
    ? winners.find(row => row.tier === tier)
    : winners.find(row => row.prizeText === `${raceDraw}/${prizeText}`)
