import type { FormValues } from './form-draft.ts'

/** The problem texts of a form by field name. */
export type Problems<V extends FormValues> = { readonly [N in keyof V]?: string }

/** A refused value stays marked until the field holds another value. */
export type Refusals<V extends FormValues> = {
  readonly [N in keyof V]?: { readonly value: V[N]; readonly text: string }
}

interface FormState<V extends FormValues> {
  readonly values: V
  readonly found: Problems<V>
  readonly refused: Refusals<V>
  /** Fields that lost focus with a value in them. */
  readonly visited: ReadonlySet<keyof V>
  /** A submit was attempted: every problem is shown from then on. */
  readonly tried: boolean
}

/** A field shows its problem only after the player has visited it or tried to submit. */
export const shownProblems = <V extends FormValues>(state: FormState<V>): Problems<V> => {
  const { values, found, refused, visited, tried } = state
  const names: (keyof V)[] = Object.keys(values)
  const shown = names.flatMap(name => {
    const text =
      (tried || visited.has(name) ? found[name] : undefined) ?? currentRefusal(refused[name], values[name])
    return text === undefined ? [] : [[name, text] as const]
  })
  return Object.fromEntries(shown) as Problems<V>
}

const currentRefusal = (
  refusal: { readonly value: unknown; readonly text: string } | undefined,
  value: unknown,
): string | undefined => (refusal?.value === value ? refusal?.text : undefined)
