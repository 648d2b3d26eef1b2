import { type ChangeEvent, type FormEvent, useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { FormDraft, FormValues } from './form-draft.ts'
import { type Problems, type Refusals, shownProblems } from './shown-problems.ts'

interface FormPlan<V extends FormValues> {
  readonly draft: FormDraft<V>
  /** Returns every problem of the values; the form decides when each one is shown. */
  readonly findProblems: (values: V) => Problems<V>
  readonly onSubmit: (values: V) => void
  readonly onLeave?: (name: keyof V & string, values: V) => void
}

type NamesOfType<V, T> = { [N in keyof V]: V[N] extends T ? N : never }[keyof V] & string

type Typing = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>

/** Pressing a button blurs the field first; an error rendered at once would shift the button away from the press. */
const pressMs = 200

/** Focuses the first invalid field in page order. */
const focusFirst = (form: HTMLFormElement, names: readonly string[]): void => {
  const wrong = [...form.elements].find(element => names.includes(element.getAttribute('name') ?? ''))
  if (wrong instanceof HTMLElement) wrong.focus()
}

const toRefusals = <V extends FormValues>(texts: Problems<V>, values: V): Refusals<V> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, { value: values[name], text }]),
  ) as unknown as Refusals<V>

/** Form state and validation: problems appear when a field loses focus, and all of them on submit. */
export const useForm = <V extends FormValues>({ draft, findProblems, onSubmit, onLeave }: FormPlan<V>) => {
  const values = useStore(draft.store)
  const [visited, setVisited] = useState<ReadonlySet<keyof V>>(new Set())
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Refusals<V>>({})
  const found = findProblems(values)
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
    (texts: Problems<V>): void => setRefused(toRefusals(texts, draft.store.getState())),
    [draft],
  )

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setTried(true)
    const wrong = Object.keys(shownProblems({ values, found, refused, visited, tried: true }))
    if (wrong.length === 0) onSubmit(values)
    else focusFirst(event.currentTarget, wrong)
  }

  const text = (name: NamesOfType<V, string>) => ({
    name,
    value: String(values[name]),
    error: problems[name],
    onChange: (event: Typing) => set(name, event.target.value as V[typeof name]),
    onBlur: () => void setTimeout(() => leave(name), pressMs),
  })

  const check = (name: NamesOfType<V, boolean>) => ({
    name,
    checked: values[name] === true,
    error: problems[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked as V[typeof name]),
  })

  return { values, problems, tried, set, leave, refuse, submit, text, check }
}
