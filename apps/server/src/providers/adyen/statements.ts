import type { PaymentStatements } from '../payments.ts'
import { createAdyenClient } from './client.ts'
import { createPayouts } from './payouts.ts'
import { readReports } from './report.ts'
import { accountFor } from './account-for.ts'
import { type AdyenSettings } from '#platform/payment-settings.ts'

export const createAdyenStatements = (settings: AdyenSettings): PaymentStatements => {
  const client = createAdyenClient(settings)
  const payouts = createPayouts(settings, client)
  return {
    async statement(memberId, from, to) {
      const account = accountFor(settings.account, memberId)
      const payments = await readReports(client, account, from, to, Date.now())
      const movements = [...payments, ...(await payouts.movements(memberId, from, to))]
      return movements.sort((a, b) => a.at - b.at)
    },
  }
}
