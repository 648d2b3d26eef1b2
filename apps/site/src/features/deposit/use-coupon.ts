import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#app/call.ts'
import { thrownText } from '#app/error-text.ts'

const shortest = 2

/** A code, what it would give for this amount, and why not. It is asked about as its field is left. */
export const useCoupon = (currencyId: string, amount: string | null) => {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const code = asked.trim()
  const { data, error, isFetching } = useQuery({
    queryKey: ['validateCoupon', code, currencyId, amount],
    queryFn: () =>
      call('validateCoupon', { coupon: code, currencyId, ...(amount === null ? {} : { amount }) }),
    enabled: code.length >= shortest && typed === asked,
    retry: false,
  })
  const isCurrent = typed === asked && code !== ''
  return {
    typed,
    setTyped,
    ask: () => setAsked(typed),
    asking: isFetching,
    gives: isCurrent ? (data ?? null) : null,
    problem: isCurrent && error !== null && !isFetching ? thrownText(error) : undefined,
    /** The code that goes with the deposit. */
    code: isCurrent && data ? data.coupon : null,
  }
}

export type CouponEntry = ReturnType<typeof useCoupon>
