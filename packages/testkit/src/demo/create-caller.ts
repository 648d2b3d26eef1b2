import { type Caller, restClient } from '@fairground/client/rest'
import { memoryTokenStore } from '@fairground/client/token-store'
import type { DemoMember } from './world.ts'

export type { Caller }

/** Creates a client of an operator's API, with the token of a session or without one. */
export const createCaller = (
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
