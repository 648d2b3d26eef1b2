import { type Money, toDecimal } from '@fairground/rules/money/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { exactSum } from '#core/money.ts'
import { limitsQuery } from '#shared/money/limits-query.ts'
import { tightestLimit } from '#shared/money/tightest-limit.ts'
import { parseTyped, sumToFieldText, toFieldText } from '#shared/money/typed-amount.ts'
import { useDebounced } from './use-debounced.ts'
import type { DepositMethod } from './deposit-method.ts'
import { type AmountProblem, amountProblem, depositRange } from './deposit-range.ts'
import type { DepositRequest } from './stored-order.ts'
import { useCoupon } from './use-coupon.ts'
import { useDepositCheck } from './use-deposit-check.ts'

const debounceMs = 400
const maxCouponLength = 32

/** The state of the deposit form with its validation. */
export const useDepositForm = (
  methods: readonly [DepositMethod, ...DepositMethod[]],
  send: (request: DepositRequest) => void,
  /** A payment that was not made, which the player tries again. */
  earlier: DepositRequest | null,
) => {
  const t = useText()
  const [text, setText] = useState(earlier === null ? '' : toFieldText(earlier.amount))
  const [keep, setKeep] = useState(false)
  const [methodId, setMethodId] = useState(methods[0].id)
  const [tried, setTried] = useState(false)
  const method = methods.find(({ id }) => id === methodId) ?? methods[0]
  const { currencyId } = method.option
  const limits = useQuery(limitsQuery).data
  const range = depositRange(method.option, limits ? tightestLimit(limits, 'deposits') : null)
  const parsed = parseTyped(text, currencyId)
  const amount = parsed.ok ? parsed.sum : null
  const wrong = amountProblem(parsed, range)
  const decimal = amount === null ? null : toDecimal(amount)
  const debounced = useDebounced(decimal, debounceMs)
  const coupon = useCoupon(currencyId, debounced, earlier?.coupon ?? '')
  const isReady = wrong === null && debounced === decimal && debounced !== null
  const check = useDepositCheck(
    isReady ? { amount: debounced, option: method.option, coupon: coupon.code } : null,
  )

  const submit = (): void => {
    setTried(true)
    if (wrong !== null || decimal === null) return document.getElementById(amountFieldId)?.focus()
    const code = coupon.typed.trim().slice(0, maxCouponLength)
    if (coupon.problem !== undefined) return document.getElementById(couponFieldId)?.focus()
    const isNew = 'paymentOptionId' in method.by
    send({
      amount: decimal,
      currencyId,
      by: method.by,
      ...(code === '' ? {} : { coupon: code }),
      ...(isNew && keep ? { keep } : {}),
    })
  }
  const sums = { minimum: exactSum(range.minimum), most: exactSum(range.maximum) }
  const toProblemText = (problem: AmountProblem): string =>
    problem === 'tooLow' || problem === 'tooHigh' || problem === 'overLimit' || problem === 'empty'
      ? t(`deposit.amount.problem.${problem}`, sums)
      : t(`cashier.amount.${problem}`)
  const isHidden = !tried && (wrong === 'empty' || decimal !== debounced)
  return {
    text,
    setText,
    setAmount: (sum: Money) => setText(sumToFieldText(sum)),
    keep,
    setKeep,
    method,
    setMethodId,
    range,
    amount,
    /** Hides the problem of an empty field until a submit. */
    problem: wrong === null || isHidden ? undefined : toProblemText(wrong),
    /** Why the typed amount cannot be paid in. */
    blocked: wrong === null || wrong === 'empty' ? undefined : toProblemText(wrong),
    coupon,
    check,
    submit,
  }
}

export const amountFieldId = 'deposit-amount'
export const couponFieldId = 'deposit-coupon'

export type DepositFormState = ReturnType<typeof useDepositForm>
