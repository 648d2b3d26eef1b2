import type { VerificationRequest } from '@fairground/contract/entities/players/verification'
import type { Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { openBytes, sealBytes } from '#vault/sealing.ts'
import type { Vault } from '#vault/vault.ts'
import { ensurePlayerKey } from './details.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { clearRejectedVerification } from './queries/player-updates.ts'
import {
  findNewestRequest,
  insertRequest,
  lockOpenRequest,
  readRequests,
  type RequestRow,
  updateToSubmitted,
} from './queries/verification-requests.ts'

const toVerificationRequest = (row: RequestRow): VerificationRequest => ({
  id: row.id,
  kind: row.kind as VerificationRequest['kind'],
  status: row.status as VerificationRequest['status'],
  message: row.message,
  requestedAt: row.requested_at,
  answeredAt: row.answered_at,
})

export const findLastRequest = async (tx: Tx, player: PlayerKey): Promise<VerificationRequest | null> => {
  const row = await findNewestRequest(tx, player)
  return row ? toVerificationRequest(row) : null
}

/** Returns the newest request of each kind. */
export const readLastRequests = async (tx: Tx, player: PlayerKey): Promise<VerificationRequest[]> => {
  const rows = await readRequests(tx, player)
  return [...Map.groupBy(rows, ({ kind }) => kind).values()].flatMap(([newest]) =>
    newest ? [toVerificationRequest(newest)] : [],
  )
}

export const findOpenRequest = async (
  tx: Tx,
  player: PlayerKey,
  by: { readonly id: number } | { readonly kind: string },
): Promise<VerificationRequest | undefined> => {
  const row = await lockOpenRequest(tx, player, by)
  return row && toVerificationRequest(row)
}

/** Returns the open request of this kind, or creates one. The caller holds the player's lock. */
export const ensureOpenRequest = async (
  tx: Tx,
  player: PlayerKey,
  kind: 'id' | 'address' | 'payment',
): Promise<VerificationRequest> => {
  const open = await findOpenRequest(tx, player, { kind })
  if (open) return open
  await insertRequest(tx, player, kind)
  const made = await findOpenRequest(tx, player, { kind })
  if (!made) throw new Error('the new verification request is not open')
  return made
}

const replySealContext = ({ memberId, playerId }: PlayerKey, id: number): string =>
  `verification-reply/${memberId}/${playerId}/${id}`

/** Returns '' if there is no reply or the player's key was destroyed. */
export const openReply = (
  vault: Vault,
  player: PlayerKey,
  id: number,
  row: { readonly wrapped: Buffer | null; readonly sealed_reply: Buffer | null },
): string => {
  const key = vault.playerKey(player, row.wrapped)
  return key && row.sealed_reply
    ? openBytes(key, replySealContext(player, id), row.sealed_reply).toString()
    : ''
}

export const markSubmitted = async (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
  { id, kind }: Pick<VerificationRequest, 'id' | 'kind'>,
  reply?: string,
): Promise<void> => {
  const key = await ensurePlayerKey(tx, vault, player)
  const sealed = reply ? sealBytes(key, replySealContext(player, id), Buffer.from(reply)) : undefined
  await updateToSubmitted(tx, player.memberId, id, sealed)
  if (kind === 'id') await clearRejectedVerification(tx, player)
  await publishReload(tx, player)
}

export const publishReload = (tx: Tx, player: PlayerKey): Promise<void> =>
  putInOutbox(tx, player.memberId, announce('reloadVerificationRequest', { eventType: 33, ...player }))
