import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import { openOrigin } from '#sign-in/index.ts'
import { readStaffNames } from '#staff/access/read-staff-names.ts'
import type { StaffDeps } from '#staff/act.ts'
import { readPage, splitPlace, toIdBefore } from '#staff/read-page.ts'
import {
  readEvents,
  readJournals,
  readPayments,
  readPlayerSessions,
  readRestrictions,
  readTickets,
  type TicketPlace,
  type TimePlace,
} from './queries/timelines.ts'
import { requirePlayerRecord } from './require-player.ts'
import { newestTicket, toTicketView } from './ticket-view.ts'

type PageInput = OperatorInput<'listPlayerEvents'>

const readPlayerPage = <R>(
  { db }: StaffDeps,
  player: PlayerKey,
  input: PageInput,
  read: (tx: Tx, limit: number) => Promise<readonly R[]>,
  toPlace: (row: R) => string,
) =>
  inMember(db, player.memberId, async tx => {
    await requirePlayerRecord(tx, player)
    return readPage(input, limit => read(tx, limit), toPlace)
  })

const toKey = (memberId: number, { playerId }: PageInput): PlayerKey => ({ memberId, playerId })

const toTimePlace = (after: string | undefined): TimePlace => {
  const [micros, key] = splitPlace(after, /^([0-9]{1,18}):([a-z][0-9]{1,19})$/) ?? [2n ** 62n, '']
  return { micros: BigInt(micros), key }
}

const toTicketPlace = (after: string | undefined): TicketPlace => {
  const place = splitPlace(after, /^([0-9]{1,9}):([0-9]{1,9})$/)
  return place ? { instanceId: Number(place[0]), seq: Number(place[1]) } : newestTicket
}

const formatTimePlace = ({ micros, key }: TimePlace): string => `${micros}:${key}`

export const listPlayerEvents = async (
  deps: StaffDeps,
  memberId: number,
  input: PageInput,
): Promise<OperatorOutput<'listPlayerEvents'>> => {
  const player = toKey(memberId, input)
  const place = toTimePlace(input.after)
  const { rows, next } = await readPlayerPage(
    deps,
    player,
    input,
    async (tx, limit) => {
      const events = await readEvents(tx, player, place, limit)
      const toName = await readStaffNames(
        tx,
        events.map(({ actor }) => actor),
      )
      return events.map(event => ({ ...event, actorName: toName(event.actor) }))
    },
    formatTimePlace,
  )
  return {
    next,
    events: rows.map(({ at, kind, text, actor, actorName }) => ({ at, kind, text, actor, actorName })),
  }
}

export const listPlayerJournals = async (
  deps: StaffDeps,
  memberId: number,
  input: PageInput,
): Promise<OperatorOutput<'listPlayerJournals'>> => {
  const player = toKey(memberId, input)
  const before = toIdBefore(input.after)
  const { rows, next } = await readPlayerPage(
    deps,
    player,
    input,
    (tx, limit) => readJournals(tx, player, before, limit),
    ({ id }) => String(id),
  )
  return {
    next,
    journals: rows.map(({ id, kind, at, changes }) => ({
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
  const before = toTicketPlace(input.after)
  const { rows, next } = await readPlayerPage(
    deps,
    player,
    input,
    (tx, limit) => readTickets(tx, player, before, limit),
    ({ instanceId, seq }) => `${instanceId}:${seq}`,
  )
  return { next, tickets: rows.map(toTicketView) }
}

export const listPlayerPayments = async (
  deps: StaffDeps,
  memberId: number,
  input: PageInput,
): Promise<OperatorOutput<'listPlayerPayments'>> => {
  const player = toKey(memberId, input)
  const place = toTimePlace(input.after)
  const { rows, next } = await readPlayerPage(
    deps,
    player,
    input,
    (tx, limit) => readPayments(tx, player, place, limit),
    formatTimePlace,
  )
  return {
    next,
    payments: rows.map(({ micros: _micros, key: _key, amount, ...row }) => ({
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
  const before = toIdBefore(input.after)
  const { rows, next } = await readPlayerPage(
    deps,
    player,
    input,
    (tx, limit) => readPlayerSessions(tx, player, before, limit),
    ({ id }) => String(id),
  )
  return {
    next,
    sessions: rows.map(row => {
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
  const before = toIdBefore(input.after)
  const { rows, next } = await readPlayerPage(
    deps,
    player,
    input,
    (tx, limit) => readRestrictions(tx, player, before, limit),
    ({ id }) => String(id),
  )
  return {
    next,
    restrictions: rows.map(({ status, since, ended_at }) => ({ status, since, endedAt: ended_at })),
  }
}
