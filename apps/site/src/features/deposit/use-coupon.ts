import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { thrownText } from '#core/text/error-text.ts'

const minLength = 2

/** Validates a coupon code for the amount when its field loses focus. */
export const useCoupon = (currencyId: string, amount: string | null, earlier: string) => {
  const [typed, setTyped] = useState(earlier)
  const [submitted, setSubmitted] = useState(earlier)
  const code = submitted.trim()
  const { data, error, isFetching } = useQuery({
    queryKey: ['validateCoupon', code, currencyId, amount],
    queryFn: () =>
      call('validateCoupon', { coupon: code, currencyId, ...(amount === null ? {} : { amount }) }),
    enabled: code.length >= minLength && typed === submitted,
    retry: false,
  })
  const terms = useQuery({
    queryKey: ['getCouponTerms', code, currencyId],
    queryFn: () => call('getCouponTerms', { coupon: code, currencyId }),
    enabled: code.length >= minLength && typed === submitted,
    retry: false,
  })
  const isCurrent = typed === submitted && code !== ''
  return {
    typed,
    setTyped,
    validate: () => setSubmitted(typed),
    validating: isFetching,
    offer: isCurrent ? (data ?? null) : null,
    terms: isCurrent ? (terms.data ?? null) : null,
    isOpen: earlier !== '',
    problem: isCurrent && error !== null && !isFetching ? thrownText(error) : undefined,
    /** The valid code to send with the deposit. */
    code: isCurrent && data ? data.coupon : null,
  }
}

export type CouponEntry = ReturnType<typeof useCoupon>
