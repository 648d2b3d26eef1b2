import { wageringNeed } from '@fairground/rules/bonus/wagering'
import { PROFILES } from '@fairground/rules/profile'
import { house, playerBonus, playerCash } from '../account-key.ts'
import type { Book } from '../book.ts'
import { grantIdOf, releaseWhenDone } from '../bonus/grants.ts'
import type { CommandRule } from '../command.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'

export interface BonusTerms {
  readonly playerId: number
  readonly currency: string
  readonly amount: bigint
  /** The stakes that release it, as a multiple of its amount. */
  readonly wageringTimes: number
  /** How much of a stake counts, in percent. */
  readonly weight: number
  readonly expiresAt: number
}

export interface GrantBonus extends BonusTerms {
  readonly opKey: string
}

export type GrantBonusAnswer =
  | { readonly grantId: number; readonly journalId: string }
  | { readonly refused: 'wageringNotAllowed' | 'alreadyOver' }

export const grantNeeds = (opKey: string, { playerId, currency }: BonusTerms) => ({
  opKeys: [opKey, `rel:${grantIdOf(opKey)}`],
  players: [playerId],
  accounts: [],
  opens: [
    house('house:promo', currency),
    playerCash(playerId, currency),
    playerBonus(grantIdOf(opKey), currency),
  ],
})

/**
 * Money of the operator in a bucket of its own. Staked, it wins for the player's cash; what is left of it becomes cash
 * when enough was staked, and goes back to the operator when the time is over.
 */
export const grantBonus: CommandRule<'grantBonus'> = {
  needs: request => grantNeeds(request.opKey, request),
  decide: ({ opKey, ...terms }, book) => openGrant(book, opKey, terms),
}

export const openGrant = (book: Book, opKey: string, terms: BonusTerms): GrantBonusAnswer => {
  const opHash = contentHash(terms)
  const earlier = earlierAnswer(book, opKey, opHash) as GrantBonusAnswer | undefined
  if (earlier) return earlier
  const { playerId, currency, amount, weight, expiresAt } = terms
  if (!book.loaded.players.has(playerId)) throw new Error(`there is no player ${playerId}`)
  const need = wageringNeed(
    amount,
    terms.wageringTimes,
    PROFILES[book.loaded.member.profile].bonusWageringMaximum,
  )
  if (need === undefined) return { refused: 'wageringNotAllowed' }
  if (expiresAt <= book.now) return { refused: 'alreadyOver' }
  const grantId = grantIdOf(opKey)
  const journalId = book.post({
    opKey,
    opHash,
    kind: 'bonus-grant',
    ref: grantId,
    playerId,
    postings: [{ from: house('house:promo', currency), to: playerBonus(grantId, currency), amount }],
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
