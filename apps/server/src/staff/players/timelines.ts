import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import { openOrigin } from '#sign-in/index.ts'
import { CommandRefused, type StaffDeps } from '#staff/act.ts'
import { defaultLimit, toIdBefore, toPage } from './paging.ts'
import {
  readEvents,
  readJournals,
  readPayments,
  readPlayerSessions,
  readRestrictions,
  readTickets,
  type TicketCursor,
  type TimePlace,
} from './queries/timelines.ts'
import { requirePlayerRecord } from './require-player.ts'
import { newestTicket, toTicketView } from './ticket-view.ts'

type PageInput = OperatorInput<'listPlayerEvents'>

const readPage = <R>(
  { db }: StaffDeps,
  player: PlayerKey,
  { limit = defaultLimit }: PageInput,
  read: (tx: Tx, limit: number) => Promise<readonly R[]>,
  toCursor: (row: R) => string,
) =>
  inMember(db, player.memberId, async tx => {
    await requirePlayerRecord(tx, player)
    return toPage(await read(tx, limit + 1), limit, toCursor)
  })

const toKey = (memberId: number, { playerId }: PageInput): PlayerKey => ({ memberId, playerId })

const splitCursor = (cursor: string, pattern: RegExp): readonly [string, string] => {
  const [, first, second] = pattern.exec(cursor) ?? []
  if (first === undefined || second === undefined)
    throw new CommandRefused('the cursor is not one of this list')
  return [first, second]
}

const toTimePlace = (cursor: string | undefined): TimePlace => {
  if (cursor === undefined) return { micros: 2n ** 62n, key: '' }
  const [micros, key] = splitCursor(cursor, /^([0-9]{1,18}):([a-z][0-9]{1,19})$/)
  return { micros: BigInt(micros), key }
}

const toTicketCursor = (cursor: string | undefined): TicketCursor => {
  if (cursor === undefined) return newestTicket
  const [instanceId, seq] = splitCursor(cursor, /^([0-9]{1,9}):([0-9]{1,9})$/)
  return { instanceId: Number(instanceId), seq: Number(seq) }
}

const timeCursor = ({ micros, key }: TimePlace): string => `${micros}:${key}`

export const listPlayerEvents = async (
  deps: StaffDeps,
  memberId: number,
  input: PageInput,
): Promise<OperatorOutput<'listPlayerEvents'>> => {
  const player = toKey(memberId, input)
  const place = toTimePlace(input.cursor)
  const { items, next } = await readPage(
    deps,
    player,
    input,
    (tx, limit) => readEvents(tx, player, place, limit),
    timeCursor,
  )
  return { next, events: items.map(({ at, kind, text, actor }) => ({ at, kind, text, actor })) }
}

export const listPlayerJournals = async (
  deps: StaffDeps,
  memberId: number,
  input: PageInput,
): Promise<OperatorOutput<'listPlayerJournals'>> => {
  const player = toKey(memberId, input)
  const before = toIdBefore(input.cursor)
  const { items, next } = await readPage(
    deps,
    player,
    input,
    (tx, limit) => readJournals(tx, player, before, limit),
    ({ id }) => String(id),
  )
  return {
    next,
    journals: items.map(({ id, kind, at, changes }) => ({
      journalId: String(id),
      kind,
      at,
      changes: [...changes],
    })),
  }
}

export const listPlayerTickets = async (
  deps: StaffDeps,
  memberId: number,
  input: PageInput,
): Promise<OperatorOutput<'listPlayerTickets'>> => {
  const player = toKey(memberId, input)
  const before = toTicketCursor(input.cursor)
  const { items, next } = await readPage(
    deps,
    player,
    input,
    (tx, limit) => readTickets(tx, player, before, limit),
    ({ instanceId, seq }) => `${instanceId}:${seq}`,
  )
  return { next, tickets: items.map(toTicketView) }
}

export const listPlayerPayments = async (
  deps: StaffDeps,
  memberId: number,
  input: PageInput,
): Promise<OperatorOutput<'listPlayerPayments'>> => {
  const player = toKey(memberId, input)
  const place = toTimePlace(input.cursor)
  const { items, next } = await readPage(
    deps,
    player,
    input,
    (tx, limit) => readPayments(tx, player, place, limit),
    timeCursor,
  )
  return {
    next,
    payments: items.map(({ micros: _micros, key: _key, amount, ...row }) => ({
      ...row,
      amount: String(amount),
    })),
  }
}

export const listPlayerSessions = async (
  deps: StaffDeps,
  memberId: number,
  input: PageInput,
): Promise<OperatorOutput<'listPlayerSessions'>> => {
  const player = toKey(memberId, input)
  const before = toIdBefore(input.cursor)
  const { items, next } = await readPage(
    deps,
    player,
    input,
    (tx, limit) => readPlayerSessions(tx, player, before, limit),
    ({ id }) => String(id),
  )
  return {
    next,
    sessions: items.map(row => {
      const origin = openOrigin(deps.vault, player, row.wrapped, row.sealed_origin)
      return {
        sessionId: String(row.id),
        startedAt: row.created_at,
        seenAt: row.seen_at,
        endedAt: row.ended_at,
        endReason: row.end_reason,
        device: origin?.device ?? null,
        network: origin?.network ?? null,
        country: origin?.country ?? null,
      }
    }),
  }
}

export const listPlayerRestrictions = async (
  deps: StaffDeps,
  memberId: number,
  input: PageInput,
): Promise<OperatorOutput<'listPlayerRestrictions'>> => {
  const player = toKey(memberId, input)
  const before = toIdBefore(input.cursor)
  const { items, next } = await readPage(
    deps,
    player,
    input,
    (tx, limit) => readRestrictions(tx, player, before, limit),
    ({ id }) => String(id),
  )
  return {
    next,
    restrictions: items.map(({ status, since, ended_at }) => ({ status, since, endedAt: ended_at })),
  }
}
