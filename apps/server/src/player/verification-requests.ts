import type { VerificationRequest } from '@fairground/contract/entities/verification'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { openBytes, sealBytes } from '#vault/sealing.ts'
import type { Vault } from '#vault/vault.ts'
import { playerKeyOf } from './details.ts'
import type { OfPlayer } from './of-player.ts'

const requestsOf = (tx: Tx, { memberId, playerId }: OfPlayer) =>
  tx
    .selectFrom('verification_request')
    .select(['id', 'kind', 'status', 'message', 'requested_at', 'answered_at'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')

type RequestRow = Awaited<ReturnType<ReturnType<typeof requestsOf>['executeTakeFirstOrThrow']>>

const viewOf = (row: RequestRow): VerificationRequest => ({
  id: row.id,
  kind: row.kind as VerificationRequest['kind'],
  status: row.status as VerificationRequest['status'],
  message: row.message,
  requestedAt: row.requested_at,
  answeredAt: row.answered_at,
})

export const lastRequest = async (tx: Tx, player: OfPlayer): Promise<VerificationRequest | null> => {
  const row = await requestsOf(tx, player).limit(1).executeTakeFirst()
  return row ? viewOf(row) : null
}

export const lastRequestOfEachKind = async (tx: Tx, player: OfPlayer): Promise<VerificationRequest[]> => {
  const rows = await requestsOf(tx, player).execute()
  return [...Map.groupBy(rows, ({ kind }) => kind).values()].flatMap(([newest]) =>
    newest ? [viewOf(newest)] : [],
  )
}

export const openRequest = async (
  tx: Tx,
  player: OfPlayer,
  by: { readonly id: number } | { readonly kind: string },
): Promise<VerificationRequest | undefined> => {
  const open = requestsOf(tx, player).where('status', 'in', ['REQUESTED', 'SUBMITTED']).forUpdate()
  const row = await ('id' in by
    ? open.where('id', '=', by.id)
    : open.where('kind', '=', by.kind)
  ).executeTakeFirst()
  return row && viewOf(row)
}

/** The open one of the kind, or a new one. The caller holds the player's lock. */
export const requestOf = async (
  tx: Tx,
  player: OfPlayer,
  kind: 'id' | 'address' | 'payment',
): Promise<VerificationRequest> => {
  const open = await openRequest(tx, player, { kind })
  if (open) return open
  await tx
    .insertInto('verification_request')
    .values({ member_id: player.memberId, player_id: player.playerId, kind, status: 'REQUESTED' })
    .execute()
  const made = await openRequest(tx, player, { kind })
  if (!made) throw new Error('a request that was just made is not open')
  return made
}

const replyBelongsTo = ({ memberId, playerId }: OfPlayer, id: number): string =>
  `verification-reply/${memberId}/${playerId}/${id}`

/** Empty where there is none, or where the player's key was destroyed. */
export const openReply = (
  vault: Vault,
  player: OfPlayer,
  id: number,
  row: { readonly wrapped: Buffer | null; readonly sealed_reply: Buffer | null },
): string => {
  const key = vault.playerKey(player, row.wrapped)
  return key && row.sealed_reply
    ? openBytes(key, replyBelongsTo(player, id), row.sealed_reply).toString()
    : ''
}

/** It now waits for the operator. */
export const markSubmitted = async (
  tx: Tx,
  vault: Vault,
  player: OfPlayer,
  { id, kind }: Pick<VerificationRequest, 'id' | 'kind'>,
  reply?: string,
): Promise<void> => {
  const key = await playerKeyOf(tx, vault, player)
  const sealed = reply ? sealBytes(key, replyBelongsTo(player, id), Buffer.from(reply)) : undefined
  await tx
    .updateTable('verification_request')
    .set({ status: 'SUBMITTED', ...(sealed && { sealed_reply: sealed }) })
    .where('member_id', '=', player.memberId)
    .where('id', '=', id)
    .execute()
  // What was said of the documents before these is no longer how things stand.
  if (kind === 'id')
    await tx
      .updateTable('player')
      .set({ verification_status: sql`nullif(verification_status, 'REJECTED')` })
      .where('member_id', '=', player.memberId)
      .where('id', '=', player.playerId)
      .execute()
  await tellToReload(tx, player)
}

export const tellToReload = (tx: Tx, player: OfPlayer): Promise<void> =>
  putInOutbox(tx, player.memberId, announce('reloadVerificationRequest', { eventType: 33, ...player }))
