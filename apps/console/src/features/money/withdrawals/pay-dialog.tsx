import { Reason } from '@fairground/contract/operator/operator-operation'
import { OperatorCallFault } from '@fairground/operator-client/operator-client'
import { lazy, Suspense, useState } from 'react'
import { Type } from 'typebox'
import { call } from '#core/api/call.ts'
import { refreshAll } from '#core/api/use-act.ts'
import { formatQuantity } from '#core/format/numbers.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { say } from '#core/toasts.ts'
import { sumAmounts } from '#core/format/sum-amounts.ts'
import { useSums } from '#core/operator/use-sums.ts'
import { describeError } from '#parts/feedback/problem.tsx'
import { actOnAll } from './act-on-all.ts'
import type { Withdrawal } from './withdrawal.ts'
import styles from './withdrawals.module.css'

const ActDialog = lazy(async () => ({
  default: (await import('#parts/form/dialog/act-dialog.tsx')).ActDialog,
}))

const schema = Type.Object({ reason: Reason }, { additionalProperties: false })

const isRefusal = (error: unknown): boolean => error instanceof OperatorCallFault

/** Pays several withdrawals with one reason. What failed stays in the dialog. */
export function PayDialog({
  withdrawals,
  onClose,
}: {
  readonly withdrawals: readonly Withdrawal[]
  readonly onClose: () => void
}) {
  const memberId = useMemberId()
  const toText = useSums()
  const [left, setLeft] = useState(withdrawals)
  const [progress, setProgress] = useState<number>()
  const sum = toText(sumAmounts(left, row => row.minorUnits))

  const pay = async (value: unknown): Promise<void> => {
    const { reason } = value as { readonly reason: string }
    const { done, failed } = await actOnAll(
      left,
      ({ withdrawalId }) => call('approveWithdrawal', { withdrawalId, reason }, memberId),
      { mayGoOn: isRefusal, onProgress: setProgress },
    )
    setProgress(undefined)
    await refreshAll()
    const paid = `${formatQuantity(done.length, 'withdrawal')}, ${toText(sumAmounts(done, row => row.minorUnits))}`
    if (done.length > 0) say({ tone: 'win', title: `On the way: ${paid}` })
    if (failed.length === 0) return
    setLeft(failed.map(({ row }) => row))
    const texts = new Set(failed.map(({ row, error }) => `${row.username}: ${describeError(error)}`))
    throw new Error(`${done.length} of ${left.length} paid. ${[...texts].join(' ')}`)
  }

  return (
    <Suspense>
      <ActDialog
        isOpen
        title={`Pay ${formatQuantity(left.length, 'withdrawal')}, ${sum}?`}
        about={
          <>
            <p>The payment provider gets the orders at once. They cannot be taken back.</p>
            <ul className={styles.payList}>
              {left.map(row => (
                <li key={row.withdrawalId}>
                  <span>{row.username}</span>
                  <b>{toText(sumAmounts([row], each => each.minorUnits))}</b>
                </li>
              ))}
            </ul>
            {progress !== undefined && (
              <p role="status">
                {progress} of {left.length} done
              </p>
            )}
          </>
        }
        schema={schema}
        reasons={['Checks passed']}
        submitLabel={`Pay ${left.length} · ${sum}`}
        onClose={onClose}
        onSubmit={pay}
      />
    </Suspense>
  )
}
