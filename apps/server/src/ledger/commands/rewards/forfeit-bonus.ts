import { operatorAccount, playerBonus } from '#ledger/account-key.ts'
import { closeGrant } from '#ledger/bonus/grants.ts'
import type { CommandRule } from '#ledger/command-rule.ts'

export interface ForfeitBonus {
  readonly grantId: number
  readonly playerId: number
  readonly currency: string
}

export type ForfeitBonusAnswer =
  | { readonly amount: string }
  | { readonly refused: 'notFound' | 'notClaimable' }

/** Returns the rest of an active bonus to the operator. It never touches cash, and a repeat gets the first answer. */
export const forfeitBonus: CommandRule<ForfeitBonus, ForfeitBonusAnswer> = {
  needs: ({ grantId, currency }) => ({
    opKeys: [`exp:${grantId}`],
    accounts: [operatorAccount('house:promo', currency), playerBonus(grantId, currency)],
    grants: [grantId],
  }),
  decide({ grantId, playerId, currency }, book) {
    const grant = book.loaded.bonus.grants.get(grantId)
    if (grant?.playerId !== playerId || grant.currency !== currency) return { refused: 'notFound' }
    const earlier = book.findDecision(`exp:${grantId}`)?.answer as { readonly amount: string } | undefined
    if (grant.status === 'GIVEN_UP' && earlier) return { amount: earlier.amount }
    if (grant.status !== 'ACTIVE') return { refused: 'notClaimable' }
    const amount = book.balance(playerBonus(grantId, currency))
    closeGrant(book, grant, 'GIVEN_UP')
    return { amount: String(amount) }
  },
}
