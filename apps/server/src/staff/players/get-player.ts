import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { effectiveCap, strictestSource } from '@fairground/rules/limits/effective-cap'
import { readChanges } from '#ledger/limits/read-used.ts'
import type { Member } from '#operator/members.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { openDetails } from '#player/details.ts'
import type { StaffDeps } from '#staff/act.ts'
import { maskDetails } from './mask.ts'
import {
  readBalances,
  readBonuses,
  readDepositTotals,
  readPlayerCases,
  readPlayerDocuments,
  readWithdrawalTotals,
} from './queries/record.ts'
import { readTickets } from './queries/timelines.ts'
import { type PlayerRecordRow, requirePlayerRecord } from './require-player.ts'
import { newestTicket, toTicketView } from './ticket-view.ts'

type PlayerRecord = OperatorOutput<'getPlayer'>

const lastTickets = 10

const findFlags = (row: PlayerRecordRow): PlayerRecord['flags'] => {
  const flags = {
    demo: row.demo,
    rewardsOff: row.rewards_off,
    mustChangePassword: row.change_password,
    loginsLocked: row.logins_locked,
    paymentFlagged: row.payment_flagged,
    dataDestroyed: row.sealed !== null && row.wrapped === null,
  }
  return (Object.keys(flags) as (keyof typeof flags)[]).filter(flag => flags[flag])
}

const toTotal = <T extends { readonly amount: bigint }>(total: T) => ({
  ...total,
  amount: String(total.amount),
})

const readCaps = async (tx: Tx, player: PlayerKey, currency: string): Promise<PlayerRecord['limits']> => {
  const now = await databaseNow(tx)
  const byKind = Map.groupBy(await readChanges(tx, { ...player, currency }), ({ kind }) => kind)
  return [...byKind].flatMap(([kind, changes]) => {
    const cap = effectiveCap(changes, now)
    return cap === null
      ? []
      : [{ kind, currency, cap: String(cap), setBy: strictestSource(changes, now) ?? 'player' }]
  })
}

/** Everything about a player on one page. Personal data is masked; texts of notes and cases have operations of their own. */
export const getPlayer = (
  { db, vault }: StaffDeps,
  member: Member,
  playerId: number,
): Promise<PlayerRecord> =>
  inMember(db, member.id, async tx => {
    const player = { memberId: member.id, playerId }
    const row = await requirePlayerRecord(tx, player)
    const balances = await readBalances(tx, player)
    const bonuses = await readBonuses(tx, player)
    const documents = await readPlayerDocuments(tx, player)
    const cases = await readPlayerCases(tx, player)
    const tickets = await readTickets(tx, player, newestTicket, lastTickets)
    return {
      playerId,
      username: row.username,
      status: row.status,
      restrictedUntil: row.restricted_until,
      segment: row.segment,
      language: row.language,
      country: row.country,
      createdAt: row.created_at,
      closedAt: row.closed_at,
      flags: findFlags(row),
      person: maskDetails(openDetails(vault, player, row)),
      verification: {
        status: row.verification_status,
        emailVerifiedAt: row.email_verified_at,
        phoneVerifiedAt: row.phone_verified_at,
        idVerifiedAt: row.id_verified_at,
        addressVerifiedAt: row.address_verified_at,
      },
      balances: balances.map(({ account, currency, amount, held }) => ({
        account,
        currency,
        amount: String(amount),
        held: String(held),
      })),
      deposits: (await readDepositTotals(tx, player)).map(toTotal),
      withdrawals: (await readWithdrawalTotals(tx, player)).map(toTotal),
      limits: await readCaps(tx, player, member.currency),
      bonuses: bonuses.map(({ id, currency, amount, need, done, expires_at, status }) => ({
        bonusId: String(id),
        currency,
        amount: String(amount),
        need: String(need),
        done: String(done),
        expiresAt: expires_at,
        status,
      })),
      openSessions: row.open_sessions,
      lastSeenAt: row.last_seen_at,
      notes: row.notes,
      documents: documents.map(each => ({
        uploadId: each.upload_id,
        kind: each.kind,
        contentType: each.content_type,
        requestId: each.request_id,
        uploadedAt: each.uploaded_at,
      })),
      cases: cases.map(({ code, status, opened_at }) => ({ code, status, openedAt: opened_at })),
      tickets: tickets.map(toTicketView),
    }
  })
