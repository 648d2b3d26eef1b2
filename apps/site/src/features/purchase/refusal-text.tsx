import { errorText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import type { JoinRefusal } from './purchase-outcome.ts'
import { dayAndTime } from '#core/time/date.ts'

/** The reason of a refusal. Loss limits have separate texts because the error catalogue has none for them. */
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
