import { observe } from '#core/observe.ts'
import { errorText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import type { JoinRefusal } from './purchase-outcome.ts'
import { dayAndTime } from '#core/time/date.ts'

/** The reason of a refusal. Loss limits have separate texts because the error catalogue has none for them. */
export function RefusalText({ refusal: { error, lossLimit, eligibility } }: { refusal: JoinRefusal }) {
  const t = useText()
  const ownText = lossLimit
    ? t(`order.lossLimit.${lossLimit.kind}`, { time: dayAndTime(lossLimit.resetsAt) })
    : eligibility && t(`pick.eligibility.${eligibility}.text`)
  if (ownText) observe('shown', `join.${error}`, ownText)
  return <p>{ownText || errorText(`join.${error}`).text}</p>
}
