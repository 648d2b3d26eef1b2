import { operatorAccount } from '../account-key.ts'
import { closeGrant } from '../bonus/grants.ts'
import type { CommandRule } from '#ledger/command-rule.ts'

export interface ExpireBonus {
  readonly grantId: number
  readonly currency: string
}

export interface ExpireBonusAnswer {
  /** False while the grant has not expired, or when it is already closed. */
  readonly expired: boolean
}

/** Returns the rest of an expired grant to the operator, by the database clock. */
export const expireBonus: CommandRule<ExpireBonus, ExpireBonusAnswer> = {
  needs: ({ grantId, currency }) => ({
    opKeys: [`exp:${grantId}`],
    accounts: [operatorAccount('house:promo', currency)],
    grants: [grantId],
  }),
  decide({ grantId }, book) {
    const grant = book.loaded.bonus.grants.get(grantId)
    if (grant?.status !== 'ACTIVE' || grant.expiresAt > book.now) return { expired: false }
    closeGrant(book, grant, 'EXPIRED')
    return { expired: true }
  },
}
