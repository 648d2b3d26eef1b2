import { useSession } from '#app/session.ts'

/** Who else vouches for the operator's players; null where nobody does. */
export const useProviderName = (): string | null => useSession().data?.configuration.identityProvider ?? null
