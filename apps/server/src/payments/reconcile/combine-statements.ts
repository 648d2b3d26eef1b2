import type { PaymentStatements } from '#providers/payments.ts'

/** The books name no provider, so they are compared with the statements of all providers of the operator together. */
export const combineStatements = (providers: readonly PaymentStatements[]): PaymentStatements => ({
  statement: async (...period) =>
    (await Promise.all(providers.map(provider => provider.statement(...period)))).flat(),
})
