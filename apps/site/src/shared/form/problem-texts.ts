import { t } from '#core/text/text.ts'
import type account from '#text/en_US/account.json'
import type { FormValues } from './form-draft.ts'
import type { Problems } from './shown-problems.ts'

export type ProblemKey = keyof (typeof account)['form']['problem']

/** Translates the problem keys of the rules. */
export const problemTexts = <V extends FormValues>(
  keys: {
    readonly [N in keyof V]?: ProblemKey | undefined
  },
): Problems<V> =>
  Object.fromEntries(
    Object.entries(keys).flatMap(([name, key]) =>
      key === undefined ? [] : [[name, t(`form.problem.${key}`)]],
    ),
  ) as Problems<V>
