import { useSession } from '#app/session.ts'

/** The one currency that the operator takes and pays out; null until it is known. */
export const useMainCurrency = (): string | null =>
  useSession().data?.configuration.currenciesServed[0]?.name ?? null
