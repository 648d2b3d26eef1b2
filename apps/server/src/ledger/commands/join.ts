import { decideJoin, type JoinAccepted } from '@fairground/rules/play/join-decision'
import { requestedPlays } from '@fairground/rules/play/requested-plays'
import { playRuleOf, termsOf } from '#instance/terms.ts'
import { type AccountKey, escrowOf, house, playerCash, playerSubs } from '../account-key.ts'
import type { Book } from '../book.ts'
import { type PaidAhead, payAhead } from '../cashier/pay-ahead.ts'
import type { CommandRule, Decision } from '../command.ts'
import { dealPlays } from '../deal.ts'
import { joinFacts, mayPlayIn } from '../join-facts.ts'
import { type Refused, refusalOf } from '../join-refusal.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'
import { exchangeFor, type PayIn, worthOf } from '../pay-in.ts'
import { pursesOf, spendableOf } from '../purses.ts'
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
  /** The same lines in this many next instances, paid now. */
  readonly repeats?: number | undefined
  /** Where it is paid in another currency than the game's. */
  readonly payIn?: PayIn | undefined
}

export const join: CommandRule<'join'> = {
  needs({ opKey, playerId, instanceId, nextInstanceId, currency, repeats, payIn }) {
    const instances = nextInstanceId === null ? [instanceId] : [instanceId, nextInstanceId]
    return {
      opKeys: [opKey],
      instances,
      players: [playerId],
      accounts: [
        playerCash(playerId, currency),
        house('house:fee', currency),
        ...instances.map(id => escrowOf(id, currency)),
        ...(payIn ? [playerCash(playerId, payIn.currency)] : []),
      ],
      opens: [
        ...(repeats ? [playerSubs(playerId, currency)] : []),
        ...(payIn ? [payIn.currency, currency].map(each => house('house:exchange', each)) : []),
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
    const { opKey, playerId, currency, payIn } = request
    const sale = { ...decided, opKey, opHash, playerId }
    if (payIn) {
      const charge = decided.accepted.charge.amount
      const exchange = { opKey: `${opKey}:exchange`, opHash, playerId, gameCurrency: currency, charge }
      const paidIn = charge === 0n ? undefined : exchangeFor(book, payIn, exchange)
      return sell({ ...sale, payFrom: [playerCash(playerId, currency)], paidIn }, book, tools)
    }
    const repeat = repeatOf(request, decided)
    if (repeat && !canAfford(book, repeat, decided.accepted)) return answerRefused(tooDear(decided.instance))
    const subscriptionId = repeat && payAhead(book, { ...repeat, opKey: `${opKey}:repeat`, opHash })
    const payFrom = pursesOf(book, playerId, currency)
    return sell({ ...sale, payFrom, subscriptionId }, book, tools)
  },
}

type Repeat = Omit<PaidAhead, 'opKey' | 'opHash'>

/** Every next instance costs what this one does; where the price has changed by then, it is left out. */
const repeatOf = (
  { playerId, currency, lines, repeats }: Join,
  { instance, accepted }: Accepted,
): Repeat | undefined =>
  repeats
    ? {
        playerId,
        gameId: instance.gameId,
        currency,
        plays: lines,
        cost: accepted.charge.amount,
        instances: repeats,
      }
    : undefined

/** What is paid ahead comes from the cash alone, which must then still pay for this instance with the rest. */
const canAfford = (book: Book, repeat: Repeat, { charge }: JoinAccepted): boolean => {
  const { playerId, currency, cost, instances } = repeat
  const ahead = cost * BigInt(instances)
  if (ahead === 0n) return true
  const spendable = spendableOf(book, pursesOf(book, playerId, currency))
  return book.balance(playerCash(playerId, currency)) >= ahead && spendable - ahead >= charge.amount
}

const tooDear = ({ id, status }: InstanceRow): Extract<Decided, { refused: unknown }> => ({
  instanceId: id,
  status,
  refused: { exitCode: 2, reason: 'notEnoughFunds' },
})

type Accepted = { readonly instance: InstanceRow; readonly accepted: JoinAccepted }

type Decided =
  | Accepted
  | {
      readonly instanceId: number
      readonly status: string
      readonly refused: Refused
    }

const isGone = (decided: Decided): boolean => 'refused' in decided && decided.refused.exitCode === 3

const answerRefused = (decided: Extract<Decided, { refused: unknown }>): Decision<'join'> => ({
  ...refusalOf(decided.refused),
  instanceId: decided.instanceId,
  status: decided.status,
})

/** What is asked of one instance, whoever asks. */
type Asked = Pick<Join, 'playerId' | 'lines' | 'multiOptions' | 'count' | 'currency' | 'payIn'>

/** May these plays be bought in this instance, paid from these purses? */
export const decideFor = (
  request: Asked,
  book: Book,
  instanceId: number,
  payFrom: readonly AccountKey[] = pursesOf(book, request.playerId, request.currency),
): Decided => {
  const instance = book.loaded.instances.get(instanceId)
  const status = instance?.status ?? 'ENDED'
  if (!instance) return { instanceId, status, refused: { exitCode: 3, reason: 'notOpen' } }
  const { playerId, count, currency, payIn } = request
  const spendable = payIn ? worthOf(book, playerId, payIn, instance.currency) : spendableOf(book, payFrom)
  if (spendable === undefined || !mayPlayIn(book, playerId, instance))
    return { instanceId, status, refused: { exitCode: 1, reason: 'noSuchCurrency' } }
  const rule = playRuleOf(termsOf(instance).rules)
  const asked = { plays: requestedPlays(rule, request), count, currency }
  const decision = decideJoin(joinFacts({ playerId, instance, rule, request: asked, spendable }, book))
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
