import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Ledger } from './ledger.ts'
import type { Webhooks } from './webhooks.ts'
import { defaultSettings, type Settings } from './settings.ts'

export interface ControlDeps {
  readonly ledger: Ledger
  readonly webhooks: Webhooks
  readonly settings: () => Settings
  readonly set: (settings: Settings) => void
}

interface OrderParams {
  Params: { reference: string; status: string }
}

/** Control endpoints, with which tests trigger events such as charge-backs. */
export const serveControl = (app: FastifyInstance, deps: ControlDeps): void => {
  const { ledger, webhooks, settings, set } = deps
  const sendNotFound = (reply: FastifyReply) => reply.code(404).send({ error: 'unknown order' })

  app.post<{ Body: Partial<Settings> }>('/control/settings', ({ body }) => {
    set({ ...settings(), ...body })
    return settings()
  })
  app.post('/control/reset', () => {
    set(defaultSettings)
    return defaultSettings
  })
  app.get('/control/transfers', () => ledger.transfers())
  app.post<OrderParams>('/control/payments/:reference/charge-back', ({ params }, reply) => {
    const link = ledger.findLink(params.reference)
    if (!link) return sendNotFound(reply)
    ledger.chargeBack(link)
    return {}
  })
  app.post<OrderParams>(
    '/control/transfers/:reference/:status',
    ({ params }, reply) => ledger.endTransfer(params.reference, params.status) ?? sendNotFound(reply),
  )
  app.post<OrderParams>('/control/forge/:reference', async ({ params }, reply) => {
    const link = ledger.findLink(params.reference)
    if (!link) return sendNotFound(reply)
    const item = ledger.buildItem(link, { eventCode: 'AUTHORISATION', success: 'true' })
    return { accepted: await webhooks.forge(item) }
  })
}
