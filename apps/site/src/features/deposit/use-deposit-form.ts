import { type Money, toDecimal } from '@fairground/rules/money/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { limitsQuery } from '#shared/limits-query.ts'
import { tightestLimit } from '#shared/tightest-limit.ts'
import { typedAmount } from '#shared/typed-amount.ts'
import { useSettled } from '#shared/use-settled.ts'
import type { DepositMethod } from './deposit-method.ts'
import { amountProblem, depositRange } from './deposit-range.ts'
import type { DepositWish } from './kept-order.ts'
import { useCoupon } from './use-coupon.ts'
import { useDepositCheck } from './use-deposit-check.ts'

const typingMs = 400
const longestCoupon = 32

/** What is typed and chosen, what it comes to, and what stands against it. */
export const useDepositForm = (
  methods: readonly [DepositMethod, ...DepositMethod[]],
  send: (wish: DepositWish) => void,
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
  const settled = useSettled(decimal, typingMs)
  const coupon = useCoupon(currencyId, settled)
  const isReady = wrong === null && settled === decimal && settled !== null
  const check = useDepositCheck(
    isReady ? { amount: settled, option: method.option, coupon: coupon.code } : null,
  )

  const submit = (): void => {
    setTried(true)
    if (wrong !== null || decimal === null) return document.getElementById(amountFieldId)?.focus()
    const code = coupon.typed.trim().slice(0, longestCoupon)
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
    /** An empty field is no fault until somebody wants to go on. */
    problem: wrong === null || (!tried && (wrong === 'empty' || decimal !== settled)) ? null : wrong,
    coupon,
    check,
    submit,
  }
}

export const amountFieldId = 'deposit-amount'
export const couponFieldId = 'deposit-coupon'

export type DepositFormState = ReturnType<typeof useDepositForm>
