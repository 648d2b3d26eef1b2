import { type ChangeEvent, type FormEvent, useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { FormDraft, FormValues } from './form-draft.ts'
import { type Problems, type Refusals, shownProblems } from './shown-problems.ts'

interface FormPlan<V extends FormValues> {
  readonly draft: FormDraft<V>
  /** Everything that is wrong with the values; the form decides what of it is shown when. */
  readonly problemsOf: (values: V) => Problems<V>
  readonly onSubmit: (values: V) => void
  readonly onLeave?: (name: keyof V & string, values: V) => void
}

type NameOf<V, T> = { [N in keyof V]: V[N] extends T ? N : never }[keyof V] & string

type Typing = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>

/** A press on a button leaves the field first: an error drawn at once would move the button from under the finger. */
const pressMs = 200

/** Focuses the first field in the order of the page that has a problem. */
const focusFirst = (form: HTMLFormElement, names: readonly string[]): void => {
  const wrong = [...form.elements].find(element => names.includes(element.getAttribute('name') ?? ''))
  if (wrong instanceof HTMLElement) wrong.focus()
}

const refusalsOf = <V extends FormValues>(told: Problems<V>, values: V): Refusals<V> =>
  Object.fromEntries(
    Object.entries(told).map(([name, text]) => [name, { value: values[name], text }]),
  ) as unknown as Refusals<V>

/** Values, what is wrong with them, and when that is told: as a field is left, and all of it as the form is sent. */
export const useForm = <V extends FormValues>({ draft, problemsOf, onSubmit, onLeave }: FormPlan<V>) => {
  const values = useStore(draft.store)
  const [visited, setVisited] = useState<ReadonlySet<keyof V>>(new Set())
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Refusals<V>>({})
  const found = problemsOf(values)
  const problems = shownProblems({ values, found, refused, visited, tried })

  useEffect(() => draft.leave, [draft])

  const set = <N extends keyof V & string>(name: N, value: V[N]): void =>
    draft.store.setState({ [name]: value } as unknown as Partial<V>)

  const leave = (name: keyof V & string): void => {
    const now = draft.store.getState()
    if (now[name] === '') return
    setVisited(before => new Set(before).add(name))
    onLeave?.(name, now)
  }

  const refuse = useCallback(
    (told: Problems<V>): void => setRefused(refusalsOf(told, draft.store.getState())),
    [draft],
  )

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setTried(true)
    const wrong = Object.keys(shownProblems({ values, found, refused, visited, tried: true }))
    if (wrong.length === 0) onSubmit(values)
    else focusFirst(event.currentTarget, wrong)
  }

  const text = (name: NameOf<V, string>) => ({
    name,
    value: String(values[name]),
    error: problems[name],
    onChange: (event: Typing) => set(name, event.target.value as V[typeof name]),
    onBlur: () => void setTimeout(() => leave(name), pressMs),
  })

  const check = (name: NameOf<V, boolean>) => ({
    name,
    checked: values[name] === true,
    error: problems[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked as V[typeof name]),
  })

  return { values, problems, tried, set, leave, refuse, submit, text, check }
}
