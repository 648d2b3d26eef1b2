import type { AnyCommand, Request } from '@fairground/server/ledger/commands'
import type { LaneReply } from '@fairground/server/ledger/lane/lane-reply'
import { findDeadline, sendCommand } from './send-command.ts'
import { makeCancel, type Receipt, toReceipt } from './cancel-client.ts'
import { makeBonusGrant, expireBonus } from './bonus-client.ts'
import { claimOffer, forfeitBonus, rewardReferral } from './reward-client.ts'
import { makeLimit, stepWithdrawal, makeWithdrawal } from './cashier-client.ts'
import { sleep, type Task } from '../engine/machines.ts'
import type { System } from '../system.ts'
import type { StoredInstance } from '../engine/tables.ts'
import { currencies, pickRule } from '../world.ts'
import type { Operation } from '../invariants/witness.ts'

export interface Client {
  readonly name: string
  readonly playerIds: readonly number[]
  /** The number of operations that all clients together may still start. */
  readonly budget: { left: number }
  readonly now: () => number
}

type Keyed = Extract<
  AnyCommand,
  {
    name: 'join' | 'cancelJoin' | 'deposit' | 'fundJackpot' | 'requestWithdrawal' | 'setLimit' | 'grantBonus'
  }
>

/** A correct client: it records its key before sending and uses one key per operation. */
export function* clientProgram(system: System, client: Client): Task<void> {
  const { random } = system
  const bought: Keyed[] = []
  const receipts: Receipt[] = []
  let n = 0
  for (const currency of currencies)
    yield* perform(system, client, makeDeposit(system, client, `${++n}`, currency))
  while (client.budget.left > 0) {
    client.budget.left -= 1
    const key = String(++n)
    const kind = random.int(1, 100)
    if (kind <= 48) {
      const { sent, reply } = yield* perform(system, client, makeJoin(system, client, key))
      if (isDone(reply)) {
        bought.push(sent)
        receipts.push(toReceipt(sent, reply))
      }
    } else if (kind <= 51) yield* claimOffer(system)
    else if (kind === 52) yield* rewardReferral(system)
    else if (kind === 53) yield* forfeitBonus(system)
    else if (kind <= 66)
      yield* perform(system, client, makeDeposit(system, client, key, random.pick(currencies)))
    else if (kind <= 69) yield* perform(system, client, makeJackpotFunding(system, client, key))
    else if (kind <= 73)
      yield* perform(
        system,
        client,
        makeBonusGrant(system, `bonus:${client.name}:${key}`, pickPlayer(system, client)),
      )
    else if (kind <= 75) yield* expireBonus(system)
    else if (kind <= 80)
      yield* perform(
        system,
        client,
        makeWithdrawal(random, `withdraw:${client.name}:${key}`, pickPlayer(system, client)),
      )
    else if (kind <= 88) yield* stepWithdrawal(system)
    else if (kind <= 90)
      yield* perform(
        system,
        client,
        makeLimit(random, `limit:${client.name}:${key}`, pickPlayer(system, client)),
      )
    else if (kind <= 92) yield* tryRefundAfterDraw(system)
    else if (kind <= 95 && receipts.length > 0)
      yield* perform(system, client, makeCancel(random.pick(receipts), `cancel:${client.name}:${key}`))
    else if (bought.length > 0) {
      const earlier = random.pick(bought)
      const isForeign = kind > 97
      yield* perform(
        system,
        client,
        isForeign ? changed(earlier) : earlier,
        isForeign ? 'foreign' : 'repeated',
      )
    }
    yield* sleep(random.int(0, 1200))
  }
}

function* perform(
  system: System,
  { now }: Client,
  command: Keyed,
  keyIs: Operation['keyIs'] = 'own',
): Task<{ sent: Keyed; reply: LaneReply<unknown> }> {
  const { witness, behaviour } = system
  const { opKey } = command.request
  const plays = command.name === 'join' ? command.request.count : 0
  const decideBefore = findDeadline(system, command.name)
  const operation = witness.register({
    what: `${command.name} ${opKey} (${keyIs} key)`,
    since: now(),
    plays,
    keyIs,
    decideBefore,
  })
  let sent = command
  const reply = yield* sendCommand(system, attempt => {
    sent = keyIs === 'own' ? withKey(command, behaviour.keyForAttempt(opKey, attempt)) : command
    witness.recordKey(operation, sent.request.opKey)
    return { ...sent, decideBefore }
  })
  system.trace(`${operation.what}: ${summary(reply)}`)
  witness.recordAnswer(operation, sent.request.opKey, reply)
  return { sent, reply }
}

const withKey = (command: Keyed, opKey: string): Keyed =>
  ({ ...command, request: { ...command.request, opKey } }) as Keyed

const isDone = (reply: LaneReply<unknown>): boolean =>
  'ok' in reply && (reply.ok as { exitCode?: number }).exitCode === 0

const summary = (reply: LaneReply<unknown>): string => {
  if ('refused' in reply) return reply.refused
  const { exitCode, reason, journalId } = reply.ok as Record<string, string | number | undefined>
  return String(reason ?? journalId ?? exitCode)
}

const pickPlayer = ({ random }: System, { playerIds }: Client): number => random.pick(playerIds)

const makeJoin = ({ random, database }: System, client: Client, key: string): Keyed => {
  const all = [...database.tables.instances.values()]
  const open = all.filter(row => row.status === 'OPEN')
  const target = random.pick(open.length > 0 && random.chance(0.95) ? open : all)
  const next = all.find(row => row.id > target.id && row.gameId === target.gameId && row.status === 'OPEN')
  const lines = Array.from({ length: random.int(1, 4) }, () => random.numbers(pickRule.pick, pickRule.from))
  const playerId = random.pick(client.playerIds)
  const request: Request<'join'> = {
    opKey: `join:${client.name}:${key}`,
    content: { instanceId: target.id, lines },
    playerId,
    instanceId: target.id,
    nextInstanceId: next?.id ?? null,
    lines,
    count: lines.length,
    currency: target.currency,
  }
  return { name: 'join', request }
}

const changed = (command: Keyed): Keyed =>
  command.name === 'join'
    ? { name: 'join', request: { ...command.request, content: { changed: true } } }
    : command

const makeDeposit = ({ random }: System, client: Client, key: string, currency: string): Keyed => ({
  name: 'deposit',
  request: {
    opKey: `deposit:${client.name}:${key}`,
    playerId: random.pick(client.playerIds),
    currency,
    amount: BigInt(random.int(100, 2500)),
  },
})

const makeJackpotFunding = ({ random, database }: System, client: Client, key: string): Keyed => {
  const { gameId, currency } = random.pick([...database.tables.instances.values()])
  const opKey = `fund:${client.name}:${key}`
  return { name: 'fundJackpot', request: { opKey, gameId, currency, amount: BigInt(random.int(1, 900)) } }
}

const over: ReadonlySet<StoredInstance['status']> = new Set(['STARTED', 'ENDED', 'REFUNDED'])

/** Requests a refund of an instance that has been drawn: nothing may be refunded. */
function* tryRefundAfterDraw(system: System): Task<void> {
  const all = [...system.database.tables.instances.values()].filter(row => over.has(row.status))
  if (all.length === 0) return
  const { id, currency } = system.random.pick(all)
  const reply = yield* sendCommand(system, () => ({
    name: 'refund',
    request: { instanceId: id, currency, limit: 3 },
  }))
  const refunded = 'ok' in reply ? (reply.ok as { refunded: number }).refunded : 0
  system.witness.require(refunded === 0, () => `instance ${id} was refunded after its draw`)
}
