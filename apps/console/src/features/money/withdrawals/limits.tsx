import { useOperation } from '#core/api/use-operation.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { useRights } from '#core/session/rights.ts'
import { useCeiling } from './use-ceiling.ts'
import { ProposeLimits } from './propose-limits.tsx'
import { readLimits } from './read-limits.ts'
import styles from './withdrawals.module.css'

/** Who pays up to which amount. The limits of the operator are shown to those who may read its settings. */
export function Limits() {
  const { mayDo } = useRights()
  const { shortAmount } = useFormat()
  const ceiling = useCeiling()
  const { data } = useOperation('getOperator', {}, { isEnabled: mayDo('getOperator') })
  const limits = data && readLimits(data.operator.settings)
  return (
    <span className={styles.limits}>
      {limits && (
        <>
          <span>
            Paid at once <b>to {shortAmount(limits.automaticTo)}</b>
          </span>
          {limits.twoPeopleFrom !== undefined && (
            <span>
              two people <b>from {shortAmount(limits.twoPeopleFrom)}</b>
            </span>
          )}
        </>
      )}
      {ceiling !== undefined && ceiling !== null && (
        <span>
          you alone <b>to {shortAmount(ceiling)}</b>
        </span>
      )}
      {limits && <ProposeLimits settings={limits.stored} />}
    </span>
  )
}
