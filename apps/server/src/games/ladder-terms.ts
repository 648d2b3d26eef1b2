import { areTermsOf, type GameTerms } from '@fairground/fair/games/games'
import { anyPrizeOdds, tierOdds } from '@fairground/rules/odds/one-draw'
import { digitOdds, returnOfUnit } from '@fairground/rules/odds/pick-x'
import { drawOdds, raceOdds } from '@fairground/rules/odds/race'
import { returnToPlayer } from '@fairground/rules/odds/return-to-player'
import type { PlayPrice } from '@fairground/rules/play/cost'
import { termsOf } from '#instance/terms.ts'
import { deckTermsOf, isDeck } from '#instant/terms.ts'
import { ladderOfBingo, ladderOfDeck, ladderOfRaffle } from './ladder-of-dealt.ts'
import type { Ladder } from './ladder.ts'

/** What can be won with these terms; in a raffle and in bingo the odds depend on how much was sold. */
export const ladderOf = (
  row: { rules: unknown; prizeTable: unknown },
  price: PlayPrice,
  sold: number,
): Ladder =>
  isDeck(row) ? ladderOfDeck(deckTermsOf(row).prizeTable, price) : ofDrawn(termsOf(row), price, sold)

const ofDrawn = (terms: GameTerms, price: PlayPrice, sold: number): Ladder => {
  if (areTermsOf(terms, 'oneDrawGameExtMulti')) return ofDigits(terms, price)
  if (areTermsOf(terms, 'regularGame')) return ofRace(terms, price)
  if (areTermsOf(terms, 'oneDrawGameExt')) return ofTwoSets(terms, price)
  if (areTermsOf(terms, 'oneDrawGame')) return ofOneSet(terms, price)
  if (areTermsOf(terms, 'raffleGame')) return ladderOfRaffle(terms, price, sold)
  if (areTermsOf(terms, 'bingoGame')) return ladderOfBingo(terms, price, sold)
  throw new Error(`no odds are known for a ${terms.rules.kind}`)
}

const ofOneSet = ({ rules, prizeTable }: GameTerms<'oneDrawGame'>, price: PlayPrice): Ladder => {
  const shape = { first: { pick: rules.pick, of: rules.from } }
  return {
    tiers: prizeTable.tiers.map(tier => ({ ...tier, odds: tierOdds(shape, tier) })),
    anyPrize: anyPrizeOdds(shape, prizeTable.tiers),
    returnPercent: returnToPlayer(prizeTable, price).percent,
  }
}

const ofTwoSets = ({ rules, prizeTable }: GameTerms<'oneDrawGameExt'>, price: PlayPrice): Ladder => {
  const shape = {
    first: { pick: rules.pick, of: rules.from },
    second: { pick: rules.pick2nd, of: rules.from2nd },
  }
  return {
    tiers: prizeTable.tiers.map(tier => ({ ...tier, odds: tierOdds(shape, tier) })),
    anyPrize: anyPrizeOdds(shape, prizeTable.tiers),
    returnPercent: returnToPlayer(prizeTable, price).percent,
  }
}

const ofRace = ({ rules, prizeTable }: GameTerms<'regularGame'>, price: PlayPrice): Ladder => {
  const shape = { pick: rules.pick, of: rules.from, balls: rules.ballsPerDraw, draws: rules.draws }
  return {
    tiers: prizeTable.tiers.map(tier => ({ ...tier, odds: drawOdds(shape, tier.matches) })),
    anyPrize: raceOdds(
      shape,
      prizeTable.tiers.map(tier => tier.matches),
    ),
    returnPercent: returnToPlayer(prizeTable, price).percent,
  }
}

/** Every option has its own odds and return: shown are the likeliest prize and the lowest return. */
const ofDigits = ({ rules, prizeTable }: GameTerms<'oneDrawGameExtMulti'>, price: PlayPrice): Ladder => {
  const tiers = prizeTable.tiers.map(tier => ({
    name: tier.name,
    matches: tier.option === 'pair' ? 2 : rules.pick,
    prize: tier.prize,
    odds: digitOdds(tier.option, rules.pick, tier.arrangements),
  }))
  const worthOf = ({ prize, odds }: (typeof tiers)[number]) => BigInt(prize.amount) * odds.ways
  const likeliest = tiers.reduce((best, tier) => (tier.odds.ways > best.odds.ways ? tier : best))
  const meanest = tiers.reduce((least, tier) => (worthOf(tier) < worthOf(least) ? tier : least))
  return {
    tiers,
    anyPrize: likeliest.odds,
    returnPercent: returnOfUnit(meanest.odds, BigInt(meanest.prize.amount), price).percent,
  }
}
