import { createHash } from 'node:crypto'
import { progressOf, progressOfPlay } from '@fairground/rules/bonus/wagering'
import { failpoint } from '#failpoint.ts'
import { type AccountKey, house, playerBonus, playerCash } from '../account-key.ts'
import type { Book } from '../book.ts'
import { contentHash } from '../op-key.ts'
import { tellBalance } from '../tell.ts'
import type { GrantRow, PurchaseRow } from './rows.ts'

/** The number of a grant comes from its key: a repeated request names the same account before anything is read. */
export const grantIdOf = (opKey: string): number =>
  createHash('sha256').update(opKey).digest().readUIntBE(0, 6) + 1

/** What the player may stake now, the first to expire first. */
export const spendableGrants = (book: Book, playerId: number, currency: string): GrantRow[] =>
  [...book.loaded.bonus.grants.values()]
    .filter(grant => grant.playerId === playerId && grant.currency === currency)
    .filter(grant => grant.status === 'ACTIVE' && grant.expiresAt > book.now)
    .sort((a, b) => a.expiresAt - b.expiresAt || a.id - b.id)

/** Counts a purchase towards the requirements, and releases what is fulfilled by it. */
export const countTowardsRelease = (
  book: Book,
  grants: readonly GrantRow[],
  journalId: bigint,
  stake: bigint,
): void => {
  const progress = progressOf(
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

/** Once: a grant that is no longer live is never released again, and the key would refuse it. */
export const releaseWhenDone = (book: Book, grant: GrantRow): void => {
  if (grant.status !== 'ACTIVE' || grant.done < grant.need) return
  failpoint('bonus.beforeRelease')
  closeGrant(book, grant, 'RELEASED')
  tellBalance(book, playerCash(grant.playerId, grant.currency))
}

const endings = {
  RELEASED: { kind: 'bonus-release', key: 'rel' },
  EXPIRED: { kind: 'bonus-expire', key: 'exp' },
} as const

/** Empties the bucket: to the player when it is released, back to the operator when it has expired. */
export const closeGrant = (book: Book, grant: GrantRow, status: 'RELEASED' | 'EXPIRED'): bigint => {
  const bucket = playerBonus(grant.id, grant.currency)
  const to = homeOf({ ...grant, status })
  const amount = book.balance(bucket)
  const { kind, key } = endings[status]
  const journalId = book.post({
    opKey: `${key}:${grant.id}`,
    opHash: contentHash({ grantId: grant.id, status }),
    kind,
    ref: grant.id,
    playerId: grant.playerId,
    postings: [{ from: bucket, to, amount }],
    result: () => ({ grantId: grant.id, amount: String(amount) }),
  })
  grant.status = status
  book.bonusChanges.touchedGrants.add(grant)
  return journalId
}

/** Where money of this grant belongs: in its bucket while it lives, then where the rest of it went. */
const homeOf = (grant: GrantRow): AccountKey => {
  switch (grant.status) {
    case 'ACTIVE':
      return playerBonus(grant.id, grant.currency)
    case 'RELEASED':
      return playerCash(grant.playerId, grant.currency)
    case 'EXPIRED':
      return house('house:promo', grant.currency)
  }
}

/** Where a refund goes: to the purse that paid. */
export const refundTo = (book: Book, paidFrom: AccountKey, playerId: number): AccountKey => {
  const grant = paidFrom.kind === 'player:bonus' ? book.loaded.bonus.grants.get(paidFrom.ref) : undefined
  return grant ? homeOf(grant) : playerCash(playerId, paidFrom.currency)
}

/** Can money still go back into this bucket, to be staked again? */
export const isStillOpen = (book: Book, grantId: number): boolean => {
  const grant = book.loaded.bonus.grants.get(grantId)
  return grant?.status === 'ACTIVE' && grant.expiresAt > book.now
}

/** A refunded play counts no longer. What it helped to release stays released. */
export const takeBackProgress = (
  book: Book,
  { progress, firstSeq, count }: PurchaseRow,
  seq: number,
  journalId: bigint,
): void => {
  for (const { grantId, amount } of progress)
    takeBack(book, grantId, progressOfPlay(amount, seq - firstSeq, count), journalId)
}

/** A purchase that was given back counts no longer. */
export const takeBackPurchase = (book: Book, { progress }: PurchaseRow, journalId: bigint): void => {
  for (const { grantId, amount } of progress) takeBack(book, grantId, amount, journalId)
}

const takeBack = (book: Book, grantId: number, amount: bigint, journalId: bigint): void => {
  const grant = book.loaded.bonus.grants.get(grantId)
  if (grant?.status !== 'ACTIVE' || amount === 0n) return
  grant.done -= amount
  book.bonusChanges.touchedGrants.add(grant)
  book.bonusChanges.progress.push({ journalId, grantId, amount: -amount })
}
