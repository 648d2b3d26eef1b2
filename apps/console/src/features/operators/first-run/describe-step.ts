import { lookWords, profileWords, schemeWords } from '../setting-words.ts'
import type { OperatorView } from '../use-operator-view.ts'
import { describeDetail, type ReadinessItem } from '../readiness/readiness-words.ts'
import { getStepItems, type StepName } from './steps.ts'

/** What is there already of a step that is done. */
export const describeStep = (
  step: StepName,
  operator: OperatorView,
  items: readonly ReadinessItem[],
): string => {
  const { hosts, look, scheme, currency, timeZone, profile, settings } = operator
  if (step === 'address') return hosts.join(', ')
  if (step === 'look') return `${lookWords[look].name}, ${schemeWords[scheme].toLowerCase()}`
  if (step === 'rules')
    return `${currency}, ${timeZone}, rule profile ${profileWords[profile].name.toLowerCase()}`
  if (step === 'texts')
    return `E-mails come from ${String((settings as { mailAddress?: string }).mailAddress)}`
  return step === 'ready' ? 'Players can buy' : describeDetail(getStepItems(step, items)[0]?.detail ?? '')
}
