import { house } from '../account-key.ts'
import { closeGrant } from '../bonus/grants.ts'
import type { CommandRule } from '../command.ts'

export interface ExpireBonus {
  readonly grantId: number
  readonly currency: string
}

export interface ExpireBonusAnswer {
  /** False when its time is not over, or when it is closed already. */
  readonly expired: boolean
}

/** Takes what is left of a grant back to the operator, by the database's clock. */
export const expireBonus: CommandRule<'expireBonus'> = {
  needs: ({ grantId, currency }) => ({
    opKeys: [`exp:${grantId}`],
    accounts: [house('house:promo', currency)],
    grants: [grantId],
  }),
  decide({ grantId }, book) {
    const grant = book.loaded.bonus.grants.get(grantId)
    if (grant?.status !== 'ACTIVE' || grant.expiresAt > book.now) return { expired: false }
    closeGrant(book, grant, 'EXPIRED')
    return { expired: true }
  },
}
