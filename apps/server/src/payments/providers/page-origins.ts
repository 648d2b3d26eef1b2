import type { PaymentProviders } from '#providers/payments.ts'

/** The pages of Adyen, which operators may choose while the gateway runs. The page of Stripe cannot be in a frame. */
const knownOrigins = ['https://test.adyen.link', 'https://eu.adyen.link']

/** No operator has the number 0, so it gets the provider of the installation. */
const noOperator = 0

/** The origins of payment pages that a site may show in a frame. */
export const getPageOrigins = async (providers: PaymentProviders): Promise<readonly string[]> => {
  const common = await providers.findCurrent(noOperator)
  return [...new Set([...(common ? [common.pageOrigin] : []), ...knownOrigins])]
}
