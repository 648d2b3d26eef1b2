import type { Configuration } from '@fairground/contract/entities/configuration'

type Occasion = 'trackOnShortRegistration' | 'trackOnFullRegistration' | 'trackOnDeposit'
type Tracking = Pick<Configuration, 'trackingURL' | Occasion>

/** The address that the operator wants to be asked for, if they want to hear of this at all. */
export const pixelOf = (configuration: Tracking, occasion: Occasion): string | null =>
  configuration[occasion] ? configuration.trackingURL : null

/** One picture is asked for, without saying from which page. Nothing of the player goes with it. */
export const trackOccasion = (configuration: Tracking, occasion: Occasion): void => {
  const address = pixelOf(configuration, occasion)
  if (address === null) return
  const pixel = new Image(1, 1)
  pixel.referrerPolicy = 'no-referrer'
  pixel.src = address
}
