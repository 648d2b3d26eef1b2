import type { Configuration } from '@fairground/contract/entities/site/configuration'

type Occasion = 'trackOnShortRegistration' | 'trackOnFullRegistration' | 'trackOnDeposit'
type Tracking = Pick<Configuration, 'trackingURL' | Occasion>

/** The operator's tracking address, or null when they do not track this occasion. */
export const trackingPixelUrl = (configuration: Tracking, occasion: Occasion): string | null =>
  configuration[occasion] ? configuration.trackingURL : null

/** Requests the pixel without a referrer and without any player data. */
export const trackOccasion = (configuration: Tracking, occasion: Occasion): void => {
  const address = trackingPixelUrl(configuration, occasion)
  if (address === null) return
  const pixel = new Image(1, 1)
  pixel.referrerPolicy = 'no-referrer'
  pixel.src = address
}
