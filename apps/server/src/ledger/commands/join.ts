import { hex } from '@fairground/fair/bytes'
import { playerTag, ticketLeaf } from '@fairground/fair/leaf'
import {
  appendMany,
  frontierFromBytes,
  frontierRoot,
  frontierToBytes,
  leafHash,
} from '@fairground/fair/merkle'
import { receiptHash } from '@fairground/fair/receipt'
import {
  decideJoin,
  type JoinFacts,
  type JoinRefused,
  type JoiningPlayer,
} from '@fairground/rules/play/join-decision'
import { lineMask } from '@fairground/rules/picking/line'
import { minor } from '@fairground/rules/money/money'
import { announce } from '#events/announce.ts'
import { currencyOf, decimal, moneyOf, playRuleOf, termsOf } from '#instance/terms.ts'
import { escrowOf, house, playerCash } from '../account-key.ts'
import type { Book } from '../book.ts'
import type { CommandRule, CommandTools } from '../command.ts'
import { makeJoinCode } from '../join-code.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'
import type { InstanceRow } from '../rows.ts'
import { tellBalance, tellCounts } from '../tell.ts'

export interface Join {
  readonly opKey: string
  /** What the client asked, for telling a repeat from another request under the same key. */
  readonly content: unknown
  readonly playerId: number
  readonly instanceId: number
  /** Where the join may go when the instance has closed or filled: the next open one of the same game. */
  readonly nextInstanceId: number | null
  readonly lines: readonly (readonly number[])[]
  readonly count: number
  readonly currency: string
}

export interface ReceiptFacts {
  readonly seq0: number
  readonly leafHash: string
  readonly treeSize: number
  readonly root: string
  readonly unixMs: number
  readonly signature: string
}

export type JoinAnswer =
  | {
      readonly exitCode: 0
      readonly instanceId: number
      readonly status: string
      readonly joinCode: string
      readonly charged: string
      readonly balance: string
      readonly accountVersion: number
      readonly sold: number
      readonly players: number
      readonly playerPlays: number
      readonly receipts: readonly ReceiptFacts[]
    }
  | {
      readonly exitCode: number
      readonly reason: string
      readonly instanceId: number
      readonly status: string
    }

const maxLinesPerJoin = 100

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
    }
  },

  decide(request, book, tools) {
    const opHash = contentHash(request.content)
    const earlier = earlierAnswer(book, request.opKey, opHash) as JoinAnswer | undefined
    if (earlier) return earlier
    const asked = decideFor(request, book, request.instanceId)
    const decided =
      isGone(asked) && request.nextInstanceId !== null
        ? decideFor(request, book, request.nextInstanceId)
        : asked
    return 'refused' in decided ? answerRefused(decided) : sell(request, opHash, decided, book, tools)
  },
}

type Decided =
  | {
      readonly instance: InstanceRow
      readonly accepted: Extract<ReturnType<typeof decideJoin>, { exitCode: 0 }>
    }
  | {
      readonly instanceId: number
      readonly status: string
      readonly refused: Pick<JoinRefused, 'exitCode' | 'reason'>
    }

const isGone = (decided: Decided): boolean => 'refused' in decided && decided.refused.exitCode === 3

const answerRefused = (decided: Extract<Decided, { refused: unknown }>): JoinAnswer => ({
  exitCode: decided.refused.exitCode,
  reason: decided.refused.reason,
  instanceId: decided.instanceId,
  status: decided.status,
})

const decideFor = (request: Join, book: Book, instanceId: number): Decided => {
  const instance = book.loaded.instances.get(instanceId)
  const player = book.loaded.players.get(request.playerId)
  const status = instance?.status ?? 'ENDED'
  if (!instance) return { instanceId, status, refused: { exitCode: 3, reason: 'notOpen' } }
  if (!player || !book.hasAccount(playerCash(request.playerId, instance.currency))) {
    return { instanceId, status, refused: { exitCode: 1, reason: 'noSuchCurrency' } }
  }
  const decision = decideJoin(factsOf(request, book, instance))
  return decision.exitCode === 0
    ? { instance, accepted: decision }
    : { instanceId, status, refused: decision }
}

const factsOf = (request: Join, book: Book, instance: InstanceRow): JoinFacts => {
  const player = book.loaded.players.get(request.playerId)!
  const currency = currencyOf(instance.currency)
  const { rules } = termsOf(instance)
  return {
    request: {
      plays: request.lines.map(numbers => ({ numbers })),
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
      rule: playRuleOf(rules),
    },
    playerPlays: book.playerGame(instance, request.playerId).n,
    weeklyWager: { used: minor(0n), cap: null },
    balance: moneyOf(book.balance(playerCash(request.playerId, instance.currency)), currency),
    now: book.now,
  }
}

const sell = (
  request: Join,
  opHash: Uint8Array,
  { instance, accepted }: Extract<Decided, { accepted: unknown }>,
  book: Book,
  tools: CommandTools,
): JoinAnswer => {
  const { currency } = instance
  const cash = playerCash(request.playerId, currency)
  const count = accepted.plays.length
  const counter = book.playerGame(instance, request.playerId)
  const firstSeq = instance.sold + 1
  const joinCode = makeJoinCode(tools.randomBytes)
  const plays = accepted.plays.map((text, i) =>
    makePlay(book.memberId, instance, request, firstSeq + i, text, tools),
  )
  const frontier = appendMany(
    frontierFromBytes(instance.frontier),
    plays.map(play => play.leaf),
  )
  const root = frontierRoot(frontier)

  if (counter.n === 0) instance.players += 1
  counter.n += count
  book.touchedPlayerGames.add(counter)
  instance.sold = accepted.soldAfter
  instance.frontier = frontierToBytes(frontier)
  book.touchInstance(instance)

  const fee = accepted.feePart.amount
  const answer = (): JoinAnswer => ({
    exitCode: 0,
    instanceId: instance.id,
    status: instance.status,
    joinCode,
    charged: decimal(accepted.charge.amount, currency),
    balance: decimal(book.balance(cash), currency),
    accountVersion: Number(book.account(cash).version),
    sold: instance.sold,
    players: instance.players,
    playerPlays: counter.n,
    receipts: plays.map(({ seq, leaf }) => {
      const facts = {
        instance: String(instance.id),
        seq0: seq - 1,
        leafHash: leaf,
        treeSize: frontier.size,
        root,
        unixMs: Math.floor(book.now),
      }
      const signature = hex(tools.signReceipt(receiptHash(facts)))
      return {
        seq0: facts.seq0,
        leafHash: hex(leaf),
        treeSize: facts.treeSize,
        root: hex(root),
        unixMs: facts.unixMs,
        signature,
      }
    }),
  })
  let result: JoinAnswer | undefined
  const journalId = book.post({
    opKey: request.opKey,
    opHash,
    kind: 'join',
    ref: instance.id,
    playerId: request.playerId,
    postings: [
      { from: cash, to: escrowOf(instance.id, currency), amount: accepted.charge.amount - fee },
      { from: cash, to: house('house:fee', currency), amount: fee },
    ],
    result: () => (result = answer()),
  })
  for (const { seq, text, numbers, salt, leaf } of plays) {
    const priced = { price: instance.price, fee: instance.fee }
    const owner = { instanceId: instance.id, seq, playerId: request.playerId, journalId, joinCode }
    book.tickets.push({ ...owner, ...priced, plays: text, mask: lineMask(numbers), salt, leafHash: leaf })
  }
  tellCounts(book, instance)
  tellBalance(book, cash)
  tellJoined(book, instance, request.playerId, result!)
  return result!
}

const makePlay = (
  memberId: number,
  instance: InstanceRow,
  request: Join,
  seq: number,
  text: string,
  tools: CommandTools,
) => {
  const salt = tools.randomBytes(32)
  const leaf = leafHash(
    ticketLeaf({
      member: String(memberId),
      instance: String(instance.id),
      seq0: seq - 1,
      player: playerTag(salt, String(request.playerId)),
      plays: text,
      price: instance.price,
      currency: instance.currency,
    }),
  )
  return { seq, text, numbers: text.split(',').map(Number), salt, leaf }
}

const tellJoined = (book: Book, instance: InstanceRow, playerId: number, answer: JoinAnswer): void => {
  if (!('receipts' in answer)) return
  const payload = {
    eventType: 1 as const,
    memberId: book.memberId,
    playerId,
    gameId: instance.gameId,
    gameInstanceId: instance.id,
    version: Number(instance.version),
    joinCode: answer.joinCode,
    joinEvent: {
      gamePlayCurrent: answer.sold,
      gamePlayerCurrent: answer.players,
      playerPlaysInGame: answer.playerPlays,
      charged: answer.charged,
      accountBalance: answer.balance,
      accountVersion: answer.accountVersion,
    },
  }
  for (const event of announce('playerJoin', payload)) book.tell(event, String(instance.id))
}
