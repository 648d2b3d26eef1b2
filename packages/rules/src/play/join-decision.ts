import type { GameStatus } from '#game/status.ts'
import { remainingLimit } from '#limits/remaining.ts'
import { type LossKind, windowEnd } from '#limits/window.ts'
import { type CurrencyCode, POINTS } from '#money/currencies.ts'
import { type Minor, type Money, minor, multiply, subtract } from '#money/money.ts'
import { checkPlay, type PlayProblem, type PlayRule, type RequestedPlay } from '#picking/play-rule.ts'
import { unitsCost } from './cost.ts'
import {
  checkFunds,
  checkPlayer,
  type EligibilityRules,
  isFree,
  type PlayerFacts,
  type PlayerRefusal,
} from './eligibility.ts'
import type { AccountStatus } from './account-status.ts'

export type JoinRequest = {
  /** One per play that the player picks; empty for dealt plays. */
  readonly plays: readonly RequestedPlay[]
  readonly count: number
  readonly currency: string
}

export type JoiningPlayer = PlayerFacts & {
  readonly status: AccountStatus
  readonly identityVerified: boolean
  readonly countryKnown: boolean
}

export type JoinRules = EligibilityRules & {
  readonly acceptingPlays: boolean
  readonly maxLinesPerJoin: number
  readonly identityBeforeMoneyPlay: boolean
  readonly moneyPlayFromUnknownCountry: boolean
}

export type JoinedGame = {
  readonly status: GameStatus
  /** Null for a game that closes when full. */
  readonly regEnd: number | null
  readonly cap: number
  readonly sold: number
  readonly playerMax: number
  readonly cost: Money
  readonly fee: Money
  readonly currency: CurrencyCode
  readonly rule: PlayRule
}

export type UsedLimit = { readonly used: Minor; readonly cap: Minor | null }

export type UsedLossLimit = UsedLimit & { readonly kind: LossKind }

export type JoinFacts = {
  readonly request: JoinRequest
  readonly player: JoiningPlayer
  readonly rules: JoinRules
  readonly game: JoinedGame
  readonly playerPlays: number
  readonly weeklyWager: UsedLimit
  readonly losses: readonly UsedLossLimit[]
  /** The player's balance in the game's currency. */
  readonly balance: Money
  readonly now: number
}

export type JoinAccepted = {
  readonly exitCode: 0
  readonly charge: Money
  readonly feePart: Money
  /** The canonical text of each play; empty for dealt plays. */
  readonly plays: readonly string[]
  /** The number of units of each play. */
  readonly units: readonly number[]
  readonly balanceAfter: Money
  readonly soldAfter: number
  readonly full: boolean
}

/** The loss limit that was reached, and when its window resets. */
export type ReachedLossLimit = { readonly kind: LossKind; readonly resetsAt: number }

export type JoinRefused =
  | { readonly exitCode: 1; readonly reason: 'noSuchCurrency' }
  | {
      readonly exitCode: 2
      readonly reason: 'notEnoughFunds'
      readonly needed: Money
      readonly missing: Money
    }
  | { readonly exitCode: 3; readonly reason: 'notOpen' | 'registrationOver' }
  | { readonly exitCode: 3; readonly reason: 'full'; readonly playsLeft: number }
  | { readonly exitCode: 4; readonly reason: 'tooManyLines'; readonly max: number }
  | { readonly exitCode: 4; readonly reason: 'countOfLines' }
  | { readonly exitCode: 4; readonly reason: 'line'; readonly index: number; readonly problem: PlayProblem }
  | { readonly exitCode: 5; readonly reason: 'alreadyMaxPlays'; readonly playsLeft: number }
  | { readonly exitCode: 6; readonly reason: 'weeklyWagerLimit'; readonly left: Minor }
  | {
      readonly exitCode: 6
      readonly reason: 'lossLimit'
      readonly left: Minor
      readonly lossLimit: ReachedLossLimit
    }
  | {
      readonly exitCode: 7
      readonly reason:
        | Exclude<AccountStatus, 'active'>
        | PlayerRefusal['reason']
        | 'identityNotVerified'
        | 'unknownCountry'
    }
  | { readonly exitCode: 9; readonly reason: 'siteCannotAcceptPlays' }

export type JoinDecision = JoinAccepted | JoinRefused

const checkAccount = ({ player, rules, game }: JoinFacts): JoinRefused | undefined => {
  if (player.status !== 'active') return { exitCode: 7, reason: player.status }
  const verdict = checkPlayer(player, rules, isFree(game))
  if (!verdict.ok) return { exitCode: 7, reason: verdict.reason }
  const forMoney = game.currency !== POINTS && game.cost.amount + game.fee.amount > 0n
  if (!forMoney) return undefined
  if (rules.identityBeforeMoneyPlay && !player.identityVerified)
    return { exitCode: 7, reason: 'identityNotVerified' }
  if (!rules.moneyPlayFromUnknownCountry && !player.countryKnown)
    return { exitCode: 7, reason: 'unknownCountry' }
  return undefined
}

const checkGame = ({ game, now }: JoinFacts): JoinRefused | undefined => {
  if (game.status !== 'OPEN') return { exitCode: 3, reason: 'notOpen' }
  return game.regEnd !== null && now >= game.regEnd ? { exitCode: 3, reason: 'registrationOver' } : undefined
}

type CheckedLines = { readonly texts: readonly string[]; readonly units: readonly number[] }

const checkLines = ({ request, rules, game }: JoinFacts): JoinRefused | CheckedLines => {
  const { plays, count } = request
  if (!Number.isSafeInteger(count) || count < 1) return { exitCode: 4, reason: 'countOfLines' }
  if (count > rules.maxLinesPerJoin)
    return { exitCode: 4, reason: 'tooManyLines', max: rules.maxLinesPerJoin }
  if (plays.length !== (game.rule.kind === 'dealt' ? 0 : count))
    return { exitCode: 4, reason: 'countOfLines' }
  if (game.rule.kind === 'dealt') return { texts: [], units: Array.from({ length: count }, () => 1) }
  const texts: string[] = []
  const units: number[] = []
  for (const [index, play] of plays.entries()) {
    const checked = checkPlay(game.rule, play)
    if (!checked.ok) return { exitCode: 4, reason: 'line', index, problem: checked.problem }
    texts.push(checked.text)
    units.push(checked.units)
  }
  return { texts, units }
}

const checkRoom = ({ request, game, playerPlays }: JoinFacts): JoinRefused | undefined => {
  const ownLeft = Math.max(0, game.playerMax - playerPlays)
  if (request.count > ownLeft) return { exitCode: 5, reason: 'alreadyMaxPlays', playsLeft: ownLeft }
  const gameLeft = Math.max(0, game.cap - game.sold)
  return request.count > gameLeft ? { exitCode: 3, reason: 'full', playsLeft: gameLeft } : undefined
}

/** The remaining limit if the charge exceeds it; undefined if the charge fits. */
const remainingIfExceeded = ({ used, cap }: UsedLimit, charge: Money): Minor | undefined =>
  cap !== null && used + charge.amount > cap ? minor(remainingLimit(cap, used)) : undefined

const checkLimits = (
  { game, weeklyWager, losses, now }: JoinFacts,
  charge: Money,
): JoinRefused | undefined => {
  if (game.currency === POINTS || charge.amount === 0n) return undefined
  const wagerLeft = remainingIfExceeded(weeklyWager, charge)
  if (wagerLeft !== undefined) return { exitCode: 6, reason: 'weeklyWagerLimit', left: wagerLeft }
  for (const loss of losses) {
    const left = remainingIfExceeded(loss, charge)
    if (left === undefined) continue
    const lossLimit = { kind: loss.kind, resetsAt: windowEnd(loss.kind, now) }
    return { exitCode: 6, reason: 'lossLimit', left, lossLimit }
  }
  return undefined
}

const checkMoney = (facts: JoinFacts, charge: Money): JoinRefused | undefined => {
  const limited = checkLimits(facts, charge)
  if (limited) return limited
  const funds = checkFunds(charge, facts.balance)
  return funds.ok
    ? undefined
    : { exitCode: 2, reason: 'notEnoughFunds', needed: funds.needed, missing: funds.missing }
}

/**
 * Decides one join from values read under lock. Returns the first failing condition:
 * site (9), currency (1), account (7), game (3), lines (4), player's plays (5), plays left in the game (3),
 * weekly wager and losses (6), funds (2). A stake counts as a loss until it wins.
 */
export const decideJoin = (facts: JoinFacts): JoinDecision => {
  const { request, rules, game, balance } = facts
  if (!rules.acceptingPlays) return { exitCode: 9, reason: 'siteCannotAcceptPlays' }
  if (request.currency !== game.currency) return { exitCode: 1, reason: 'noSuchCurrency' }
  const early = checkAccount(facts) ?? checkGame(facts)
  if (early) return early
  const lines = checkLines(facts)
  if ('exitCode' in lines) return lines
  const charge = unitsCost(game, lines.units)
  const late = checkRoom(facts) ?? checkMoney(facts, charge)
  if (late) return late
  const soldAfter = game.sold + request.count
  return {
    exitCode: 0,
    charge,
    feePart: multiply(game.fee, request.count),
    plays: lines.texts,
    units: lines.units,
    balanceAfter: subtract(balance, charge),
    soldAfter,
    full: soldAfter === game.cap,
  }
}
