import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'

export const getBanksList: Handler<'getBanksList'> = async ({ countryId }, _, { payments, log }) => {
  if (!payments) throw new Refusal('request.unavailable')
  const banks = await payments.banks(countryId).catch((error: unknown) => {
    log.warn({ err: error }, 'bank list not available')
    throw new Refusal('request.unavailable')
  })
  return { banks }
}
