import { type Money, toDecimal } from '@fairground/rules/money/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { limitsQuery } from '#shared/money/limits-query.ts'
import { tightestLimit } from '#shared/money/tightest-limit.ts'
import { typedAmount } from '#shared/money/typed-amount.ts'
import { useDebounced } from './use-debounced.ts'
import type { DepositMethod } from './deposit-method.ts'
import { amountProblem, depositRange } from './deposit-range.ts'
import type { DepositRequest } from './stored-order.ts'
import { useCoupon } from './use-coupon.ts'
import { useDepositCheck } from './use-deposit-check.ts'

const debounceMs = 400
const maxCouponLength = 32

/** The state of the deposit form with its validation. */
export const useDepositForm = (
  methods: readonly [DepositMethod, ...DepositMethod[]],
  send: (request: DepositRequest) => void,
) => {
  const [text, setText] = useState('')
  const [methodId, setMethodId] = useState(methods[0].id)
  const [tried, setTried] = useState(false)
  const method = methods.find(({ id }) => id === methodId) ?? methods[0]
  const { currencyId } = method.option
  const limits = useQuery(limitsQuery).data
  const range = depositRange(method.option, limits ? tightestLimit(limits, 'deposits') : null)
  const amount = typedAmount(text, currencyId)
  const wrong = amountProblem(text, range)
  const decimal = amount === null ? null : toDecimal(amount)
  const debounced = useDebounced(decimal, debounceMs)
  const coupon = useCoupon(currencyId, debounced)
  const isReady = wrong === null && debounced === decimal && debounced !== null
  const check = useDepositCheck(
    isReady ? { amount: debounced, option: method.option, coupon: coupon.code } : null,
  )

  const submit = (): void => {
    setTried(true)
    if (wrong !== null || decimal === null) return document.getElementById(amountFieldId)?.focus()
    const code = coupon.typed.trim().slice(0, maxCouponLength)
    if (coupon.problem !== undefined) return document.getElementById(couponFieldId)?.focus()
    send({ amount: decimal, currencyId, by: method.by, ...(code === '' ? {} : { coupon: code }) })
  }
  return {
    text,
    setText,
    setAmount: (sum: Money) => setText(toDecimal(sum)),
    method,
    setMethodId,
    range,
    amount,
    /** Hides the problem of an empty field until a submit. */
    problem: wrong === null || (!tried && (wrong === 'empty' || decimal !== debounced)) ? null : wrong,
    coupon,
    check,
    submit,
  }
}

export const amountFieldId = 'deposit-amount'
export const couponFieldId = 'deposit-coupon'

export type DepositFormState = ReturnType<typeof useDepositForm>
