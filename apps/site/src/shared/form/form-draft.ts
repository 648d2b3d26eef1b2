import { createStore, type StoreApi } from 'zustand/vanilla'

export type FormValues = Readonly<Record<string, string | boolean>>

export interface FormDraft<V extends FormValues> {
  readonly store: StoreApi<V>
  /** What must not outlive its form is emptied; the rest is there again when the form opens anew. */
  readonly leave: () => void
  readonly clear: () => void
}

/**
 * What is typed lives beside the form, not in it: a disconnect closes every modal, and what was typed is there again
 * when it comes back. It is held in memory alone, and secrets only while their form is shown.
 */
export const formDraft = <V extends FormValues>(
  empty: V,
  secrets: readonly (keyof V)[] = [],
): FormDraft<V> => {
  const store = createStore<V>(() => empty)
  const withoutSecrets = (values: V): V => ({
    ...values,
    ...Object.fromEntries(secrets.map(name => [name, empty[name]])),
  })
  return {
    store,
    leave: () => store.setState(withoutSecrets, true),
    clear: () => store.setState(empty, true),
  }
}
