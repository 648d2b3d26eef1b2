import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'

export const getBanksList: Handler<'getBanksList'> = async ({ countryId }, { member }, { payments, log }) => {
  const provider = await payments.findCurrent(member.id)
  if (!provider) throw new Refusal('request.unavailable')
  const banks = await provider.banks(countryId).catch((error: unknown) => {
    log.warn({ err: error }, 'bank list not available')
    throw new Refusal('request.unavailable')
  })
  return { banks }
}
