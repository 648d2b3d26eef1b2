import { errorText } from '#app/error-text.ts'
import { useText } from '#app/text.ts'
import type { JoinRefusal } from '#features/order/purchase-outcome.ts'
import { dayAndTime } from '#shared/date.ts'

/** Why nothing was bought, in the catalogue's words, which know no loss limit. */
export function RefusalText({ refusal: { error, lossLimit } }: { refusal: JoinRefusal }) {
  const t = useText()
  return (
    <p>
      {lossLimit
        ? t(`order.lossLimit.${lossLimit.kind}`, { time: dayAndTime(lossLimit.resetsAt) })
        : errorText(`join.${error}`).text}
    </p>
  )
}
