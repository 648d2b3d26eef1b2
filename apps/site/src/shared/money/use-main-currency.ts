import { useSession } from '#core/session/session.ts'

/** The operator's currency for deposits and withdrawals; null while loading. */
export const useMainCurrency = (): string | null =>
  useSession().data?.configuration.currenciesServed[0]?.name ?? null
