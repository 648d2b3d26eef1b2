import { wageringNeed } from '@fairground/rules/bonus/wagering'
import { PROFILES } from '@fairground/rules/profile'
import { operatorAccount, playerBonus, playerCash } from '../account-key.ts'
import type { Book } from '#ledger/book/book.ts'
import { grantIdFor, releaseWhenDone } from '../bonus/grants.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'

export interface BonusTerms {
  readonly playerId: number
  readonly currency: string
  readonly amount: bigint
  /** The wagering requirement, as a multiple of the amount. */
  readonly wageringTimes: number
  /** The share of a stake that counts, in percent. */
  readonly weight: number
  readonly expiresAt: number
}

export interface GrantBonus extends BonusTerms {
  readonly opKey: string
}

export type GrantBonusAnswer =
  | { readonly grantId: number; readonly journalId: string }
  | { readonly refused: 'wageringNotAllowed' | 'alreadyOver' }

export const grantNeeds = (
  opKey: string,
  { playerId, currency }: Pick<BonusTerms, 'playerId' | 'currency'>,
) => ({
  opKeys: [opKey, `rel:${grantIdFor(opKey)}`],
  players: [playerId],
  accounts: [],
  opens: [
    operatorAccount('house:promo', currency),
    playerCash(playerId, currency),
    playerBonus(grantIdFor(opKey), currency),
  ],
})

/**
 * Grants bonus money in an account per grant. Its stakes win cash; the rest becomes cash when the wagering requirement
 * is met, and returns to the operator on expiry.
 */
export const grantBonus: CommandRule<GrantBonus, GrantBonusAnswer> = {
  needs: request => grantNeeds(request.opKey, request),
  decide: ({ opKey, ...terms }, book) => openGrant(book, opKey, terms),
}

export const openGrant = (book: Book, opKey: string, terms: BonusTerms): GrantBonusAnswer => {
  const opHash = contentHash(terms)
  const earlier = earlierAnswer(book, opKey, opHash) as GrantBonusAnswer | undefined
  if (earlier) return earlier
  const { playerId, currency, amount, weight, expiresAt } = terms
  if (!book.loaded.players.has(playerId)) throw new Error(`unknown player ${playerId}`)
  const need = wageringNeed(
    amount,
    terms.wageringTimes,
    PROFILES[book.loaded.member.profile].bonusWageringMaximum,
  )
  if (need === undefined) return { refused: 'wageringNotAllowed' }
  if (expiresAt <= book.now) return { refused: 'alreadyOver' }
  const grantId = grantIdFor(opKey)
  const journalId = book.post({
    opKey,
    opHash,
    kind: 'bonus-grant',
    ref: grantId,
    playerId,
    postings: [
      { from: operatorAccount('house:promo', currency), to: playerBonus(grantId, currency), amount },
    ],
    result: id => ({ grantId, journalId: String(id) }),
  })
  const grant = {
    id: grantId,
    playerId,
    currency,
    amount,
    need,
    done: 0n,
    weight,
    expiresAt,
    status: 'ACTIVE' as const,
  }
  book.loaded.bonus.grants.set(grantId, grant)
  book.bonusChanges.newGrants.push(grant)
  releaseWhenDone(book, grant)
  return { grantId, journalId: String(journalId) }
}
