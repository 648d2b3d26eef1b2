import { createStore, type StoreApi } from 'zustand/vanilla'

export type FormValues = Readonly<Record<string, string | boolean>>

export interface FormDraft<V extends FormValues> {
  readonly store: StoreApi<V>
  /** Clears the secrets; the other values reappear when the form opens again. */
  readonly leave: () => void
  readonly clear: () => void
}

/**
 * Typed values live outside the form component: a disconnect closes every modal, and the values must survive it.
 * They stay in memory only, and secrets only while their form is open.
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
