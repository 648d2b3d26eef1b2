import type { AnyCommand, LaneReply, Request } from '@fairground/server/ledger/command'
import { ask } from './ask.ts'
import { cancelOf, type Receipt, receiptOf } from './cancel-client.ts'
import { bonusOf, expiresBonus } from './bonus-client.ts'
import { limitOf, stepsWithdrawal, withdrawalOf } from './cashier-client.ts'
import { sleep, type Task } from './machines.ts'
import type { System } from './system.ts'
import type { StoredInstance } from './tables.ts'
import { currencies, pickOf } from './world.ts'
import type { Wish } from './witness.ts'

export interface Client {
  readonly name: string
  readonly playerIds: readonly number[]
  /** How many operations all clients together still start. */
  readonly budget: { left: number }
  readonly now: () => number
}

type Keyed = Extract<
  AnyCommand,
  {
    name: 'join' | 'cancelJoin' | 'deposit' | 'fundJackpot' | 'requestWithdrawal' | 'setLimit' | 'grantBonus'
  }
>

/** A careful client: it writes its key down before it sends, and never makes a second one for the same wish. */
export function* clientProgram(system: System, client: Client): Task<void> {
  const { random } = system
  const bought: Keyed[] = []
  const receipts: Receipt[] = []
  let n = 0
  for (const currency of currencies)
    yield* wants(system, client, depositOf(system, client, `${++n}`, currency))
  while (client.budget.left > 0) {
    client.budget.left -= 1
    const key = String(++n)
    const kind = random.int(1, 100)
    if (kind <= 54) {
      const { sent, reply } = yield* wants(system, client, joinOf(system, client, key))
      if (isDone(reply)) {
        bought.push(sent)
        receipts.push(receiptOf(sent, reply))
      }
    } else if (kind <= 66)
      yield* wants(system, client, depositOf(system, client, key, random.pick(currencies)))
    else if (kind <= 69) yield* wants(system, client, fundOf(system, client, key))
    else if (kind <= 73)
      yield* wants(system, client, bonusOf(system, `bonus:${client.name}:${key}`, whoOf(system, client)))
    else if (kind <= 75) yield* expiresBonus(system)
    else if (kind <= 80)
      yield* wants(
        system,
        client,
        withdrawalOf(random, `withdraw:${client.name}:${key}`, whoOf(system, client)),
      )
    else if (kind <= 88) yield* stepsWithdrawal(system)
    else if (kind <= 90)
      yield* wants(system, client, limitOf(random, `limit:${client.name}:${key}`, whoOf(system, client)))
    else if (kind <= 92) yield* triesToRefundPaid(system)
    else if (kind <= 95 && receipts.length > 0)
      yield* wants(system, client, cancelOf(random.pick(receipts), `cancel:${client.name}:${key}`))
    else if (bought.length > 0) {
      const earlier = random.pick(bought)
      const isForeign = kind > 97
      yield* wants(system, client, isForeign ? changed(earlier) : earlier, isForeign ? 'foreign' : 'repeated')
    }
    yield* sleep(random.int(0, 1200))
  }
}

function* wants(
  system: System,
  { now }: Client,
  command: Keyed,
  keyIs: Wish['keyIs'] = 'own',
): Task<{ sent: Keyed; reply: LaneReply<unknown> }> {
  const { witness, behaviour } = system
  const { opKey } = command.request
  const plays = command.name === 'join' ? command.request.count : 0
  const wish = witness.hears({ what: `${command.name} ${opKey} (${keyIs} key)`, since: now(), plays, keyIs })
  let sent = command
  const reply = yield* ask(system, attempt => {
    sent = keyIs === 'own' ? withKey(command, behaviour.keyOfTry(opKey, attempt)) : command
    witness.asks(wish, sent.request.opKey)
    return sent
  })
  system.trace(`${wish.what}: ${summary(reply)}`)
  witness.answered(wish, sent.request.opKey, reply)
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

const whoOf = ({ random }: System, { playerIds }: Client): number => random.pick(playerIds)

const joinOf = ({ random, database }: System, client: Client, key: string): Keyed => {
  const all = [...database.tables.instances.values()]
  const open = all.filter(row => row.status === 'OPEN')
  const asked = random.pick(open.length > 0 && random.chance(0.95) ? open : all)
  const next = all.find(row => row.id > asked.id && row.gameId === asked.gameId && row.status === 'OPEN')
  const lines = Array.from({ length: random.int(1, 4) }, () => random.numbers(pickOf.pick, pickOf.from))
  const playerId = random.pick(client.playerIds)
  const request: Request<'join'> = {
    opKey: `join:${client.name}:${key}`,
    content: { instanceId: asked.id, lines },
    playerId,
    instanceId: asked.id,
    nextInstanceId: next?.id ?? null,
    lines,
    count: lines.length,
    currency: asked.currency,
  }
  return { name: 'join', request }
}

const changed = (command: Keyed): Keyed =>
  command.name === 'join'
    ? { name: 'join', request: { ...command.request, content: { changed: true } } }
    : command

const depositOf = ({ random }: System, client: Client, key: string, currency: string): Keyed => ({
  name: 'deposit',
  request: {
    opKey: `deposit:${client.name}:${key}`,
    playerId: random.pick(client.playerIds),
    currency,
    amount: BigInt(random.int(100, 2500)),
  },
})

const fundOf = ({ random, database }: System, client: Client, key: string): Keyed => {
  const { gameId, currency } = random.pick([...database.tables.instances.values()])
  const opKey = `fund:${client.name}:${key}`
  return { name: 'fundJackpot', request: { opKey, gameId, currency, amount: BigInt(random.int(1, 900)) } }
}

const over: ReadonlySet<StoredInstance['status']> = new Set(['STARTED', 'ENDED', 'REFUNDED'])

/** Somebody asks for the stakes of an instance whose winners are being paid: nothing may come back. */
function* triesToRefundPaid(system: System): Task<void> {
  const all = [...system.database.tables.instances.values()].filter(row => over.has(row.status))
  if (all.length === 0) return
  const { id, currency } = system.random.pick(all)
  const reply = yield* ask(system, () => ({
    name: 'refund',
    request: { instanceId: id, currency, limit: 3 },
  }))
  const refunded = 'ok' in reply ? (reply.ok as { refunded: number }).refunded : 0
  system.witness.require(refunded === 0, () => `instance ${id} was refunded after its draw`)
}
