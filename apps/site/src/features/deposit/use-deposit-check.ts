import { CallFault } from '@fairground/client/call-fault'
import type { PaymentOption } from '@fairground/contract/entities/payment'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { bootstrap } from '#app/bootstrap.ts'
import { call } from '#app/call.ts'
import { thrownText } from '#app/error-text.ts'

interface Asked {
  readonly amount: string
  readonly option: PaymentOption
  readonly coupon: string | null
}

/** Whether the server would take this deposit, and its fee; asked before anything is ordered. */
export const useDepositCheck = (asked: Asked | null) => {
  const { data, error } = useQuery({
    queryKey: ['checkDepositRequest', asked?.amount, asked?.option.id, asked?.coupon],
    queryFn: () => {
      if (asked === null) throw new Error('nothing to ask about')
      const { amount, option, coupon } = asked
      return call('checkDepositRequest', {
        amount,
        currencyId: option.currencyId,
        paymentOptionId: option.id,
        ...(coupon === null ? {} : { coupon }),
        languageId: bootstrap.languageId,
      })
    },
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isRefused = error instanceof CallFault && error.faultName.startsWith('deposit.')
  return { fee: data?.fee ?? null, refusal: asked !== null && isRefused ? thrownText(error) : null }
}
