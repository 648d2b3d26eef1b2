import type { FastifyInstance, FastifyReply } from 'fastify'
import { defaultSettings, type Settings } from './settings.ts'
import type { Store } from './store.ts'
import type { Forgery, Webhooks } from './webhooks.ts'

export interface ControlDeps {
  readonly store: Store
  readonly webhooks: Webhooks
  readonly settings: () => Settings
  readonly set: (settings: Settings) => void
}

interface OrderParams {
  Params: { reference: string }
}

/** Control endpoints, with which tests trigger events such as charge-backs. */
export const serveControl = (app: FastifyInstance, { store, webhooks, settings, set }: ControlDeps): void => {
  const sendNotFound = (reply: FastifyReply) => reply.code(404).send({ error: 'unknown order' })
  app.post<{ Body: Partial<Settings> }>('/control/settings', ({ body }) => {
    set({ ...settings(), ...body })
    return settings()
  })
  app.post('/control/reset', () => {
    set({ ...defaultSettings, webhook: settings().webhook })
    return settings()
  })
  app.get('/control/sessions', () => store.sessions().map(({ id, status }) => ({ id, status })))
  app.post<OrderParams>('/control/payments/:reference/charge-back', ({ params }, reply) => {
    const session = store.findByReference(params.reference)
    if (!session) return sendNotFound(reply)
    store.chargeBack(session)
    return {}
  })
  app.post<OrderParams & { Body: Forgery }>('/control/forge/:reference', async ({ params, body }) => ({
    status: await webhooks.forge(
      { object: 'checkout.session', metadata: { reference: params.reference } },
      body,
    ),
  }))
}
