import { createHash } from 'node:crypto'
import { wageringProgress, progressForPlay } from '@fairground/rules/bonus/wagering'
import { failpoint } from '#platform/failpoint.ts'
import { type AccountKey, operatorAccount, playerBonus, playerCash } from '../account-key.ts'
import type { Book } from '#ledger/book/book.ts'
import { contentHash } from '#ledger/book/op-key.ts'
import { publishBalance } from '#ledger/book/publish.ts'
import type { GrantRow, PurchasePayments } from './rows.ts'

/** The grant's id is derived from its key, so a repeated request names the same account before anything is read. */
export const grantIdFor = (opKey: string): number =>
  createHash('sha256').update(opKey).digest().readUIntBE(0, 6) + 1

/** The grants that the player can stake now; the first to expire comes first. */
export const spendableGrants = (book: Book, playerId: number, currency: string): GrantRow[] =>
  [...book.loaded.bonus.grants.values()]
    .filter(grant => grant.playerId === playerId && grant.currency === currency)
    .filter(grant => grant.status === 'ACTIVE' && grant.expiresAt > book.now)
    .sort((a, b) => a.expiresAt - b.expiresAt || a.id - b.id)

/** Counts a purchase towards the wagering requirements and releases the grants that it fulfils. */
export const countTowardsRelease = (
  book: Book,
  grants: readonly GrantRow[],
  journalId: bigint,
  stake: bigint,
): void => {
  const progress = wageringProgress(
    grants.map(grant => ({ ...grant, key: grant })),
    stake,
  )
  for (const { key: grant, amount } of progress) {
    grant.done += amount
    book.bonusChanges.touchedGrants.add(grant)
    book.bonusChanges.progress.push({ journalId, grantId: grant.id, amount })
  }
  for (const { key: grant } of progress) releaseWhenDone(book, grant)
}

/** Releases a grant at most once: only an active grant is released, and its op key is unique. */
export const releaseWhenDone = (book: Book, grant: GrantRow): void => {
  if (grant.status !== 'ACTIVE' || grant.done < grant.need) return
  failpoint('bonus.beforeRelease')
  closeGrant(book, grant, 'RELEASED')
  publishBalance(book, playerCash(grant.playerId, grant.currency))
}

const endings = {
  RELEASED: { kind: 'bonus-release', key: 'rel' },
  EXPIRED: { kind: 'bonus-expire', key: 'exp' },
  GIVEN_UP: { kind: 'bonus-expire', key: 'exp' },
} as const

/** Moves the rest of the grant to the player when it is released, otherwise back to the operator. */
export const closeGrant = (book: Book, grant: GrantRow, status: keyof typeof endings): bigint => {
  const bonusAccount = playerBonus(grant.id, grant.currency)
  const to = grantAccount({ ...grant, status })
  const amount = book.balance(bonusAccount)
  const { kind, key } = endings[status]
  const journalId = book.post({
    opKey: `${key}:${grant.id}`,
    opHash: contentHash({ grantId: grant.id, status }),
    kind,
    ref: grant.id,
    playerId: grant.playerId,
    postings: [{ from: bonusAccount, to, amount }],
    result: () => ({ grantId: grant.id, amount: String(amount) }),
  })
  grant.status = status
  book.bonusChanges.touchedGrants.add(grant)
  return journalId
}

/** The account of this grant's money: its own while it is active, then the account that received the rest. */
const grantAccount = (grant: GrantRow): AccountKey => {
  switch (grant.status) {
    case 'ACTIVE':
      return playerBonus(grant.id, grant.currency)
    case 'RELEASED':
      return playerCash(grant.playerId, grant.currency)
    case 'EXPIRED':
    case 'GIVEN_UP':
      return operatorAccount('house:promo', grant.currency)
  }
}

/** A refund goes back to the account that paid. */
export const refundAccount = (book: Book, paidFrom: AccountKey, playerId: number): AccountKey => {
  const grant = paidFrom.kind === 'player:bonus' ? book.loaded.bonus.grants.get(paidFrom.ref) : undefined
  return grant ? grantAccount(grant) : playerCash(playerId, paidFrom.currency)
}

/** Whether money can return to this grant and be staked again. */
export const isGrantOpen = (book: Book, grantId: number): boolean => {
  const grant = book.loaded.bonus.grants.get(grantId)
  return grant?.status === 'ACTIVE' && grant.expiresAt > book.now
}

/** A refunded play no longer counts towards the requirement. A released grant stays released. */
export const reversePlayProgress = (
  book: Book,
  { progress, firstSeq, count }: PurchasePayments,
  seq: number,
  journalId: bigint,
): void => {
  for (const { grantId, amount } of progress)
    reverseProgress(book, grantId, progressForPlay(amount, seq - firstSeq, count), journalId)
}

/** A cancelled purchase no longer counts towards the requirement. */
export const reversePurchaseProgress = (
  book: Book,
  { progress }: PurchasePayments,
  journalId: bigint,
): void => {
  for (const { grantId, amount } of progress) reverseProgress(book, grantId, amount, journalId)
}

const reverseProgress = (book: Book, grantId: number, amount: bigint, journalId: bigint): void => {
  const grant = book.loaded.bonus.grants.get(grantId)
  if (grant?.status !== 'ACTIVE' || amount === 0n) return
  grant.done -= amount
  book.bonusChanges.touchedGrants.add(grant)
  book.bonusChanges.progress.push({ journalId, grantId, amount: -amount })
}
