import {
  decideJoin,
  type JoinAccepted,
  type JoinFacts,
  type JoinRefused,
  type JoiningPlayer,
} from '@fairground/rules/play/join-decision'
import { requestedPlays } from '@fairground/rules/play/requested-plays'
import { minor } from '@fairground/rules/money/money'
import { currencyOf, moneyOf, playRuleOf, termsOf } from '#instance/terms.ts'
import { type AccountKey, escrowOf, house, playerCash } from '../account-key.ts'
import type { Book } from '../book.ts'
import type { CommandRule, Decision } from '../command.ts'
import { dealPlays } from '../deal.ts'
import { standingOf, type Standing } from '../limits/counters.ts'
import { lossesOf } from '../limits/stakes.ts'
import { maxLinesPerJoin } from '../max-lines-per-join.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'
import { pursesOf } from '../purses.ts'
import type { InstanceRow } from '../rows.ts'
import { sell } from '../sell.ts'

export interface Join {
  readonly opKey: string
  /** What the client asked, for telling a repeat from another request under the same key. */
  readonly content: unknown
  readonly playerId: number
  readonly instanceId: number
  /** Where the join may go when the instance has closed or filled: the next open one of the same game. */
  readonly nextInstanceId: number | null
  /** None where plays are dealt. */
  readonly lines: readonly (readonly number[])[]
  /** Units staked on each line, in games that have them. */
  readonly multiOptions?: readonly (readonly number[])[] | undefined
  readonly count: number
  readonly currency: string
}

export const join: CommandRule<'join'> = {
  needs({ opKey, playerId, instanceId, nextInstanceId, currency }) {
    const instances = nextInstanceId === null ? [instanceId] : [instanceId, nextInstanceId]
    return {
      opKeys: [opKey],
      instances,
      players: [playerId],
      accounts: [
        playerCash(playerId, currency),
        house('house:fee', currency),
        ...instances.map(id => escrowOf(id, currency)),
      ],
      playerGames: instances.map(id => ({ instanceId: id, playerId })),
      bonusOf: [playerId],
      limitsOf: [playerId],
    }
  },

  decide(request, book, tools) {
    const opHash = contentHash(request.content)
    const earlier = earlierAnswer(book, request.opKey, opHash) as Decision<'join'> | undefined
    if (earlier) return earlier
    const asked = decideFor(request, book, request.instanceId)
    const decided =
      isGone(asked) && request.nextInstanceId !== null
        ? decideFor(request, book, request.nextInstanceId)
        : asked
    if ('refused' in decided) return answerRefused(decided)
    const { opKey, playerId, currency } = request
    return sell(
      { ...decided, opKey, opHash, playerId, payFrom: pursesOf(book, playerId, currency) },
      book,
      tools,
    )
  },
}

type Decided =
  | {
      readonly instance: InstanceRow
      readonly accepted: JoinAccepted
    }
  | {
      readonly instanceId: number
      readonly status: string
      readonly refused: Pick<JoinRefused, 'exitCode' | 'reason'>
    }

const isGone = (decided: Decided): boolean => 'refused' in decided && decided.refused.exitCode === 3

const answerRefused = (decided: Extract<Decided, { refused: unknown }>): Decision<'join'> => ({
  exitCode: decided.refused.exitCode,
  reason: decided.refused.reason,
  instanceId: decided.instanceId,
  status: decided.status,
})

/** What is asked of one instance, whoever asks. */
type Asked = Pick<Join, 'playerId' | 'lines' | 'multiOptions' | 'count' | 'currency'>

/** May these plays be bought in this instance, paid from these purses? */
export const decideFor = (
  request: Asked,
  book: Book,
  instanceId: number,
  payFrom: readonly AccountKey[] = pursesOf(book, request.playerId, request.currency),
): Decided => {
  const instance = book.loaded.instances.get(instanceId)
  const player = book.loaded.players.get(request.playerId)
  const status = instance?.status ?? 'ENDED'
  if (!instance) return { instanceId, status, refused: { exitCode: 3, reason: 'notOpen' } }
  const free = instance.price + instance.fee === 0n
  if (!player || !(free || book.hasAccount(playerCash(request.playerId, instance.currency)))) {
    return { instanceId, status, refused: { exitCode: 1, reason: 'noSuchCurrency' } }
  }
  const decision = decideJoin(factsOf(request, book, instance, payFrom))
  return decision.exitCode === 0
    ? { instance, accepted: withDealt(instance, decision) }
    : { instanceId, status, refused: decision }
}

const withDealt = (instance: InstanceRow, accepted: JoinAccepted): JoinAccepted => {
  const { rules } = termsOf(instance)
  return playRuleOf(rules).kind === 'dealt'
    ? { ...accepted, plays: dealPlays(rules, instance, accepted.units.length) }
    : accepted
}

const factsOf = (
  request: Asked,
  book: Book,
  instance: InstanceRow,
  payFrom: readonly AccountKey[],
): JoinFacts => {
  const player = book.loaded.players.get(request.playerId)!
  const currency = currencyOf(instance.currency)
  const rule = playRuleOf(termsOf(instance).rules)
  const wager = standingOf(book, { playerId: player.id, kind: 'wagerWeek', currency })
  const spendable = payFrom.reduce((sum, purse) => sum + book.balance(purse), 0n)
  return {
    request: {
      plays: requestedPlays(rule, request),
      count: request.count,
      currency: request.currency,
    },
    player: {
      status: player.status as JoiningPlayer['status'],
      segment: player.segment,
      hasDeposited: player.hasDeposited,
      emailVerified: player.emailVerified,
      identityVerified: false,
      countryKnown: true,
    },
    rules: { ...book.loaded.member, maxLinesPerJoin },
    game: {
      status: instance.status as JoinFacts['game']['status'],
      regEnd: instance.regEnd,
      cap: instance.cap,
      sold: instance.sold,
      playerMax: instance.playerMax,
      cost: moneyOf(instance.price, currency),
      fee: moneyOf(instance.fee, currency),
      currency,
      rule,
    },
    playerPlays: book.playerGame(instance, request.playerId).n,
    weeklyWager: usedLimit(wager),
    losses: lossesOf(book, { playerId: player.id, currency }).map(usedLimit),
    balance: moneyOf(spendable, currency),
    now: book.now,
  }
}

const usedLimit = ({ used, cap }: Standing) => ({ used: minor(used), cap: cap === null ? null : minor(cap) })
