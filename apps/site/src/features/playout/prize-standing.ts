import type { GameResults } from '@fairground/contract/entities/game-results'
import type { PrizeLadderRow } from '@fairground/contract/entities/prize-ladder'
import type { LineMatches } from '@fairground/rules/playout/matches'

type Row = Pick<PrizeLadderRow, 'tier' | 'matches' | 'matches2nd'>

const reaches = ({ matched, matchedSecond }: LineMatches, { matches, matches2nd }: Row): boolean =>
  matched.length === matches && (matches2nd === undefined || matchedSecond.length === matches2nd)

/** The highest prize one of my lines would have if no other ball fell; the ladder begins with the highest. */
export const reachedTier = (ladder: readonly Row[], lines: readonly LineMatches[]): number | undefined =>
  ladder.find(row => lines.some(line => reaches(line, row)))?.tier

type Tiers = GameResults['winners']

/** The winners of a prize: in a race those of one draw, or of all draws for what only its end decides. */
export const winnersOf = (
  { tier, prizeText }: Pick<PrizeLadderRow, 'tier' | 'prizeText'>,
  winners: Tiers,
  raceDraw: number | undefined,
): Tiers[number] | undefined =>
  raceDraw === undefined
    ? winners.find(row => row.tier === tier)
    : winners.find(row => row.prizeText === `${raceDraw}/${prizeText}`)
