import type { Connection } from './connection.ts'
import type { Report } from './report.ts'

/** Reads lists for forms: countries, their provinces and the addresses of a postal code. */
export const showPlaces = async ({ rest }: Connection, report: Report): Promise<void> => {
  const { countries } = await rest.call('getCountries', { languageId: 'en_US' })
  const { name } = await rest.call('getCountry', { countryId: 'GB' })
  const { addresses } = await rest.call('getAddressByPostalCode', {
    countryId: 'GB',
    postalCode: 'SW1A 1AA',
  })
  const { provinces } = await rest.call('getStateProvincesForCountry', { countryId: 'CA' })
  report.say(
    `${countries.length} countries; ${addresses.length} addresses found in ${name}; ${provinces.length} provinces in Canada`,
  )
}

/** Reads the advertisements that the operator published for apps. */
export const showAds = async ({ rest }: Connection, report: Report): Promise<void> => {
  const main = await rest.call('getMainAds', { clientType: 'mobile', screenSize: 'SM' })
  const campaign = await rest.call('getCampaignAds', { campaign: 'welcome' })
  report.say(`${main.ads.length} advertisements, ${campaign.ads.length} of the campaign`)
}

/** Sends a question to the operator's support. */
export const openSupportTicket = async ({ rest }: Connection, report: Report): Promise<void> => {
  const { result } = await rest.call('openTicket', {
    email: 'partner@example.com',
    name: 'Example client',
    body: 'This is a test message of the example client.',
  })
  report.say(result === 0 ? 'The ticket is pending' : `Opened ticket ${result}`)
}

/** Only a logged-in player can add to a case. */
export const writeToSupport = async ({ rest }: Connection, report: Report): Promise<void> => {
  const { caseNumber } = await rest.call('createSupportCase', {
    email: 'partner@example.com',
    name: 'Example client',
    message: 'This is a test message of the example client.',
  })
  await rest.call('replyToSupportCase', { caseNumber, message: 'This is a further message.' })
  report.say(`Wrote two messages to case ${caseNumber}`)
}
