import type { FastifyInstance } from 'fastify'
import type { Ledger } from './ledger.ts'
import { guardMerchant } from './merchant-guard.ts'
import type { TransferRequest } from './records.ts'
import type { Settings } from './settings.ts'

export interface TransfersApiDeps {
  readonly key: string
  readonly ledger: Ledger
  readonly settings: () => Settings
}

interface Search {
  readonly balanceAccountId: string
  readonly reference?: string
  readonly createdSince: string
  readonly createdUntil: string
  readonly cursor?: string
}

/** Small, so that tests use paging. */
const pageSize = 2

/** The API for payouts from a balance account. */
export const serveTransfersApi = (app: FastifyInstance, deps: TransfersApiDeps): void => {
  const { ledger, settings } = deps
  void app.register(
    (scope, _, done) => {
      guardMerchant(scope, deps)
      scope.post<{ Body: TransferRequest }>('/transfers', ({ body }, reply) =>
        reply.code(202).send(ledger.transfer(body, settings().transfers)),
      )
      scope.get<{ Querystring: Search }>('/transfers', ({ query, host }) => {
        const found = ledger
          .transfers()
          .filter(
            ({ balanceAccountId, reference, createdAt }) =>
              balanceAccountId === query.balanceAccountId &&
              (query.reference === undefined || reference === query.reference) &&
              createdAt >= query.createdSince &&
              createdAt <= query.createdUntil,
          )
        const from = Number(query.cursor ?? 0)
        const next = from + pageSize
        const href = `http://${host}/btl/v4/transfers?cursor=${next}`
        return {
          data: found.slice(from, next),
          _links: next < found.length ? { next: { href } } : {},
        }
      })
      done()
    },
    { prefix: '/btl/v4' },
  )
}
