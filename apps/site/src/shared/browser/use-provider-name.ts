import { useSession } from '#core/session/session.ts'

/** The name of the operator's identity provider; null without one. */
export const useProviderName = (): string | null => useSession().data?.configuration.identityProvider ?? null
