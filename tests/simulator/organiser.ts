import { parseTerms, settleGame } from '@fairground/fair/games/games'
import { escrowAccount, jackpotAccount, keyText } from '@fairground/server/ledger/account-key'
import type { AnyCommand } from '@fairground/server/ledger/commands'
import type { Changes } from './engine/changes.ts'
import { sendCommand } from './clients/send-command.ts'
import { Interrupted } from './engine/database.ts'
import { sleep, type Task } from './engine/machines.ts'
import type { System } from './system.ts'
import { liveTickets, playKey, type StoredInstance } from './engine/tables.ts'
import { pickRule } from './world.ts'

const refundChunk = 4
const payChunk = 3

export const isOver = ({ status }: StoredInstance): boolean => status === 'ENDED' || status === 'REFUNDED'

/** Moves instances through their states. It has no memory: the rows alone determine the next step. */
export function* organiserProgram(system: System, owner: string): Task<void> {
  const { random, database } = system
  for (;;) {
    yield* sleep(random.int(100, 600))
    for (const { id } of database.tables.instances.values()) {
      try {
        yield* step(system, owner, id)
      } catch (error) {
        if (!(error instanceof Interrupted || error instanceof NotYet)) throw error
      }
    }
  }
}

class NotYet extends Error {
  override name = 'NotYet'
}

function* step(system: System, owner: string, id: number): Task<void> {
  const { tables, clock } = system.database
  const instance = tables.instances.get(id)!
  if (isOver(instance)) return
  if (instance.isRefunding) return yield* refundAll(system, instance)
  if (instance.status === 'OPEN' && clock >= instance.regEnd) return yield* close(system, owner, id)
  if (instance.status === 'CLOSED') return yield* draw(system, owner, id)
  if (instance.status === 'STARTED') return yield* settle(system, owner, instance)
}

/** Changes an instance in one transaction under the lane lock and the instance lock, so that no sale overlaps. */
function* updateInstance(
  { database }: System,
  owner: string,
  id: number,
  change: (instance: StoredInstance) => ((changes: Changes) => void) | undefined,
): Task<void> {
  const tx = yield* database.begin(owner)
  try {
    yield* database.lock(tx, 'lane')
    yield* database.lock(tx, `instance ${id}`)
    const write = yield* database.statement(tx, () => change(database.tables.instances.get(id)!))
    if (write) yield* database.write(tx, write)
    yield* database.commit(tx)
  } catch (error) {
    database.abort(tx)
    throw error
  }
}

function* close(system: System, owner: string, id: number): Task<void> {
  yield* updateInstance(system, owner, id, ({ status, regEnd, fate }) => {
    if (status !== 'OPEN' || system.database.clock < regEnd) return undefined
    system.trace(`instance ${id} closes to ${fate}`)
    if (fate === 'refund-open') return changes => changes.organised(id, { isRefunding: true })
    return changes => changes.organised(id, { status: 'CLOSED', isRefunding: fate === 'refund-closed' })
  })
}

/** Plans all payouts in one transaction, after earlier instances of the game, which may win the jackpot. */
function* draw(system: System, owner: string, id: number): Task<void> {
  const { tables } = system.database
  yield* updateInstance(system, owner, id, ({ status, gameId, ...row }) => {
    const earlier = [...tables.instances.values()].filter(other => other.gameId === gameId && other.id < id)
    if (status !== 'CLOSED' || !earlier.every(isOver)) return undefined
    const tickets = liveTickets(tables, id)
    const settlement = settleGame({
      ...parseTerms(row.rules, row.prizeTable),
      outcome: { numbers: system.random.numbers(pickRule.pick, pickRule.from) },
      tickets: tickets.map(({ seq, plays }) => ({ seq0: seq - 1, plays })),
      pool: row.pool,
      jackpot: getBalance(system, keyText(jackpotAccount(gameId, row.currency))),
    })
    const { revenue, contribution, rollover, fromReserve } = settlement
    const payouts = settlement.payouts.map(({ seq0, tier, fromPool, fromJackpot }) => {
      const { playerId } = tables.ticketByPlay.get(playKey({ instanceId: id, seq: seq0 + 1 }))!
      return { instanceId: id, seq: seq0 + 1, playerId, tier, fromPool, fromJackpot, item: null }
    })
    system.trace(`instance ${id} is drawn: ${payouts.length} of ${tickets.length} win`)
    return changes => {
      changes.plan(id, { revenue, toJackpot: contribution + rollover, fromReserve }, payouts)
      changes.organised(id, { status: 'STARTED' })
    }
  })
}

const getBalance = ({ database }: System, key: string): bigint => {
  const account = database.tables.accounts.get(key)
  return account ? account.cPost - account.dPost : 0n
}

function* settle(system: System, owner: string, instance: StoredInstance): Task<void> {
  const { tables } = system.database
  const { id, gameId, currency } = instance
  const { revenue, toJackpot, fromReserve } = tables.results.get(id)!
  const closing = { instanceId: id, gameId, currency, revenue, toJackpot, fromReserve }
  yield* command(system, { name: 'closeBooks', request: closing })
  for (let seqs = unpaid(system, id); seqs.length > 0; seqs = unpaid(system, id))
    yield* command(system, { name: 'pay', request: { instanceId: id, gameId, currency, seqs } })
  yield* updateInstance(system, owner, id, ({ status }) => {
    if (status !== 'STARTED') return undefined
    const open = (tables.ticketsByInstance.get(id) ?? []).filter(
      row => !tables.outcomeByPlay.has(playKey(row)),
    )
    const left = getBalance(system, keyText(escrowAccount(id, currency)))
    if (left !== 0n || open.length > 0) throw new NotYet(`${left} in escrow, ${open.length} plays open`)
    system.trace(`instance ${id} ended`)
    return changes => changes.organised(id, { status: 'ENDED' })
  })
}

const unpaid = ({ database }: System, id: number): number[] =>
  (database.tables.payouts.get(id) ?? [])
    .filter(row => !database.tables.outcomeByPlay.has(playKey(row)))
    .slice(0, payChunk)
    .map(row => row.seq)

function* refundAll(system: System, { id, currency }: StoredInstance): Task<void> {
  for (let isDone = false; !isDone; ) {
    const request = { instanceId: id, currency, limit: refundChunk }
    const answer = (yield* command(system, { name: 'refund', request })) as {
      refunded: number
      done: boolean
    }
    if (!answer.done && answer.refunded === 0)
      throw new NotYet('the instance cannot be refunded in its state')
    isDone = answer.done
  }
  system.trace(`instance ${id} refunded`)
}

function* command(system: System, one: AnyCommand): Task<unknown> {
  const reply = yield* sendCommand(system, () => one)
  if ('ok' in reply) return reply.ok
  throw new NotYet(`${one.name}: ${reply.refused}`)
}
