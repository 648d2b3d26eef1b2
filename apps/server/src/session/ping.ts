import type { Handler } from '#operation/handler.ts'

export const ping: Handler<'ping'> = (_, _caller, { now }) => ({ serverTime: now() })
