import type { OperatorHandler } from '@fairground/server/staff/access/operator-handler'
import { catalogueHandlers } from '@fairground/server/console/handlers/catalogue-handlers'
import { contentHandlers } from '@fairground/server/console/handlers/content-handlers'
import { languageHandlers } from '@fairground/server/console/handlers/language-handlers'
import { moneyHandlers } from '@fairground/server/console/handlers/money-handlers'
import { promotionHandlers } from '@fairground/server/console/handlers/promotion-handlers'
import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { connect, type Database } from '@fairground/database/connect'

const handlers = {
  ...contentHandlers,
  ...languageHandlers,
  ...catalogueHandlers,
  listCoupons: promotionHandlers.listCoupons,
  listExchangeRates: moneyHandlers.listExchangeRates,
}
type SeedOperation = keyof typeof handlers

/** Calls an operation that a world needs at its start. */
export type SeedCall = <N extends SeedOperation>(
  operation: N,
  input: OperatorInput<N>,
  memberId?: number,
) => Promise<OperatorOutput<N>>

export interface ContentCall {
  readonly call: SeedCall
  readonly db: Database
  close(): Promise<void>
}

/** Runs the handlers of the console in this process, for a world that has no console yet. */
export const createContentCall = (databaseUrl: string): ContentCall => {
  const { db, close } = connect({
    url: databaseUrl,
    connections: 5,
    name: 'seed-content',
    onError: () => undefined,
  })
  return {
    async call(operation, input, memberId = 0) {
      const handle = handlers[operation] as unknown as OperatorHandler<typeof operation>
      const caller = { member: { id: memberId }, session: { staffId: 0 }, address: '', client: 'seed' }
      return handle(input, caller as never, { db } as never)
    },
    db,
    close,
  }
}
