import { parseTypedDigits } from '@fairground/rules/kinds/pick-x/digits'
import { parseTypedSets } from '@fairground/rules/picking/line'
import type { useText } from '#core/text/text.ts'
import {
  type DraftLine,
  isDigits,
  numberLineFrom,
  type PickingRule,
  withoutVoidStakes,
} from './draft-line.ts'

type Text = ReturnType<typeof useText>
type Problem = 'count' | 'range' | 'repeated' | 'characters'

type TypedLine =
  | { readonly ok: true; readonly line: DraftLine }
  | { readonly ok: false; readonly set: 'first' | 'second'; readonly problem: Problem }

/** Parses a typed line. Units already staked on the current line are preserved. */
export const readTyped = (rule: PickingRule, current: DraftLine, text: string): TypedLine => {
  if (rule.kind === 'numbers') {
    const typed = parseTypedSets(text, rule)
    return typed.ok ? { ok: true, line: numberLineFrom(rule, typed) } : typed
  }
  const typed = parseTypedDigits(text, rule.positions)
  if (!typed.ok) return { ok: false, set: 'first', problem: typed.problem }
  if (!isDigits(current)) throw new TypeError('A draft of a digit game contains a line of numbers')
  return { ok: true, line: withoutVoidStakes({ ...current, clickedDigits: typed.digits }) }
}

export const typedProblem = (
  t: Text,
  rule: PickingRule,
  { set, problem }: Extract<TypedLine, { ok: false }>,
): string => {
  if (rule.kind === 'digits')
    return t(`pick.typed.digits.${problem === 'repeated' ? 'range' : problem}`, { pick: rule.positions })
  return set === 'second'
    ? t(`pick.typed.second.${problem}`, { ...rule.second })
    : t(`pick.typed.${problem}`, { ...rule.first })
}

const exampleDigits = '40725'

export const typedHelp = (t: Text, rule: PickingRule): string => {
  if (rule.kind === 'digits') {
    const { positions: pick } = rule
    return t('pick.typed.digitsHelp', { pick, example: exampleDigits.slice(0, pick) })
  }
  const { first, second } = rule
  return second
    ? t('pick.typed.helpSecond', { ...first, bonus: second.pick, bonusOf: second.of })
    : t('pick.typed.help', { ...first })
}
