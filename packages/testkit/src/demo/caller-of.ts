import { type Caller, restClient } from '@fairground/client/rest'
import { memoryTokenStore } from '@fairground/client/token-store'
import type { DemoMember } from './world.ts'

export type { Caller }

/** An operator's API as a session uses it, or as somebody does who has none yet. */
export const callerOf = (
  port: number,
  { id, siteKey }: Pick<DemoMember, 'id' | 'siteKey'>,
  token: string | null,
): Caller =>
  restClient({
    baseUrl: `http://127.0.0.1:${port}`,
    memberId: id,
    siteKey,
    token: memoryTokenStore(token),
  })
