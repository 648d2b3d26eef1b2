import { CallFault } from '@fairground/client/call-fault'
import type { PaymentOption } from '@fairground/contract/entities/money/payment'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { thrownText } from '#core/text/error-text.ts'

interface DepositCheckInput {
  readonly amount: string
  readonly option: PaymentOption
  readonly coupon: string | null
}

/** Queries the fee and a possible refusal before the player submits. */
export const useDepositCheck = (input: DepositCheckInput | null) => {
  const { data, error } = useQuery({
    queryKey: ['checkDepositRequest', input?.amount, input?.option.id, input?.coupon],
    queryFn: () => {
      if (input === null) throw new Error('no deposit to check')
      const { amount, option, coupon } = input
      return call('checkDepositRequest', {
        amount,
        currencyId: option.currencyId,
        paymentOptionId: option.id,
        ...(coupon === null ? {} : { coupon }),
        languageId: bootstrap.languageId,
      })
    },
    enabled: input !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isRefused = error instanceof CallFault && error.faultName.startsWith('deposit.')
  return { fee: data?.fee ?? null, refusal: input !== null && isRefused ? thrownText(error) : null }
}
