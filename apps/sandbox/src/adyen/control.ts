import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Ledger } from './ledger.ts'
import type { Messages } from './messages.ts'
import { calm, type Settings } from './settings.ts'

export interface ControlParts {
  readonly ledger: Ledger
  readonly messages: Messages
  readonly settings: () => Settings
  readonly set: (settings: Settings) => void
}

interface OfOrder {
  Params: { reference: string; status: string }
}

/** For tests: it makes happen what in life just happens. */
export const serveControl = (app: FastifyInstance, parts: ControlParts): void => {
  const { ledger, messages, settings, set } = parts
  const missing = (reply: FastifyReply) => reply.code(404).send({ error: 'no such order' })

  app.post<{ Body: Partial<Settings> }>('/control/settings', ({ body }) => {
    set({ ...settings(), ...body })
    return settings()
  })
  app.post('/control/calm', () => {
    set(calm)
    return calm
  })
  app.get('/control/transfers', () => ledger.transfers())
  app.post<OfOrder>('/control/payments/:reference/charge-back', ({ params }, reply) => {
    const link = ledger.linkOf(params.reference)
    if (!link) return missing(reply)
    ledger.chargeBack(link)
    return {}
  })
  app.post<OfOrder>(
    '/control/transfers/:reference/:status',
    ({ params }, reply) => ledger.endTransfer(params.reference, params.status) ?? missing(reply),
  )
  app.post<OfOrder>('/control/forge/:reference', async ({ params }, reply) => {
    const link = ledger.linkOf(params.reference)
    if (!link) return missing(reply)
    const item = ledger.itemOf(link, { eventCode: 'AUTHORISATION', success: 'true' })
    return { accepted: await messages.forge(item) }
  })
}
