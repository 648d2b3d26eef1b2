import type { FormValues } from './form-draft.ts'

/** What is wrong with a form, in words, by the name of the field. */
export type Problems<V extends FormValues> = { readonly [N in keyof V]?: string }

/** A field that the server refused stays wrong until it holds something else. */
export type Refusals<V extends FormValues> = {
  readonly [N in keyof V]?: { readonly value: V[N]; readonly text: string }
}

interface FormState<V extends FormValues> {
  readonly values: V
  readonly found: Problems<V>
  readonly refused: Refusals<V>
  /** Fields that were left with something in them. */
  readonly visited: ReadonlySet<keyof V>
  /** Once the form was sent, nothing is spared any more. */
  readonly tried: boolean
}

/** Nobody is told of a field before they have been there. */
export const shownProblems = <V extends FormValues>(state: FormState<V>): Problems<V> => {
  const { values, found, refused, visited, tried } = state
  const names: (keyof V)[] = Object.keys(values)
  const shown = names.flatMap(name => {
    const text =
      (tried || visited.has(name) ? found[name] : undefined) ?? refusalOf(refused[name], values[name])
    return text === undefined ? [] : [[name, text] as const]
  })
  return Object.fromEntries(shown) as Problems<V>
}

const refusalOf = (
  refusal: { readonly value: unknown; readonly text: string } | undefined,
  value: unknown,
): string | undefined => (refusal?.value === value ? refusal?.text : undefined)
