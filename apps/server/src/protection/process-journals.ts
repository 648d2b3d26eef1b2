import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { addEvent, type PlayState } from '@fairground/rules/protection/add-event'
import { createDay, toDay } from '@fairground/rules/protection/day-facts'
import type { Thresholds } from '@fairground/rules/protection/thresholds'
import { assessPlayers } from './assess-players.ts'
import { readJournalKinds, toEventKind } from './journal-events.ts'
import type { ProtectionDeps } from './protection-deps.ts'
import { readRules } from './protection-rules.ts'
import { type PlayerDay, readCarries, readDays, upsertCarries, upsertDays } from './queries/days.ts'
import {
  findAccountPlayers,
  findBatchEnd,
  lockPosition,
  readFailedPlayers,
  readPlayTransfers,
  updatePosition,
} from './queries/journals.ts'
import { parseCarry } from './stored-carry.ts'
import { type Movement, toMovements } from './to-movements.ts'

/** A player with many journals in a batch is assessed once, which is most of the work in a rush. */
const batch = 20_000
/** Transactions that were running at the last look may commit failed deposits with an earlier time. */
const overlapMs = 60_000

/** Adds the movements to the days of their players. Returns the touched days by player. */
const addMovements = async (
  tx: Tx,
  memberId: number,
  movements: readonly Movement[],
  thresholds: Thresholds,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> => {
  const byPlayer = Map.groupBy(movements, ({ playerId }) => playerId)
  const playerIds = [...byPlayer.keys()]
  if (playerIds.length === 0) return new Map()
  const firstDay = toDay(Math.min(...movements.map(({ at }) => at)))
  const stored = Map.groupBy(await readDays(tx, memberId, playerIds, firstDay), ({ playerId }) => playerId)
  const carries = await readCarries(tx, memberId, playerIds)
  const days: PlayerDay[] = []
  const states: { playerId: number; carry: object }[] = []
  const touched = new Map<number, Set<number>>()
  for (const [playerId, own] of byPlayer) {
    const known = new Map((stored.get(playerId) ?? []).map(day => [day.day, day]))
    let carry = parseCarry(carries.get(playerId))
    const changed = new Set<number>()
    for (const { kind, at, amount } of own) {
      const event = toEventKind(kind)
      const size = amount < 0n ? -amount : amount
      if (event === null || size === 0n) continue
      const today = toDay(at)
      const before: PlayState = { day: known.get(today) ?? createDay(today), carry }
      const after = addEvent(before, { at, kind: event, amount: size }, thresholds)
      known.set(today, { ...after.day, playerId })
      carry = after.carry
      changed.add(today)
    }
    for (const day of changed) days.push(known.get(day)!)
    states.push({ playerId, carry })
    touched.set(playerId, changed)
  }
  await upsertDays(tx, memberId, days)
  await upsertCarries(tx, memberId, states)
  return touched
}

/**
 * Reads the next journals of an operator and assesses the players in them. Figures, flags and the position are one
 * transaction, so each journal counts once. Returns true if more journals wait.
 */
export const processJournals = (deps: ProtectionDeps, memberId: number): Promise<boolean> =>
  inMember(deps.db, memberId, async tx => {
    const position = await lockPosition(tx, memberId)
    if (!position) return false
    const rules = await readRules(tx, memberId)
    const now = await databaseNow(tx)
    const until = await findBatchEnd(tx, memberId, position.journalId, batch)
    const transfers = await readPlayTransfers(tx, memberId, {
      after: position.journalId,
      until,
      kinds: readJournalKinds,
    })
    const accountIds = new Set(transfers.flatMap(({ debitId, creditId }) => [debitId, creditId]))
    const movements = toMovements(transfers, await findAccountPlayers(tx, memberId, [...accountIds]))
    const touched = await addMovements(tx, memberId, movements, rules.thresholds)
    const failed = await readFailedPlayers(tx, memberId, {
      after: position.failedUntil - overlapMs,
      until: now,
    })
    const today = toDay(now)
    // Older days are history: an operator's first pass must not act on what happened long ago.
    const due = new Map([today - 1, today].map(day => [day, new Set(day === today ? failed : [])]))
    for (const [playerId, days] of touched) for (const day of days) due.get(day)?.add(playerId)
    for (const [day, playerIds] of due)
      await assessPlayers(tx, deps, memberId, { rules, day, now, playerIds: [...playerIds] })
    await updatePosition(tx, memberId, { journalId: until, failedUntil: now })
    return until - position.journalId >= BigInt(batch)
  })
