/** Access to Twilio, from `https://ACCOUNT_SID:AUTH_TOKEN@api.twilio.com/?from=%2B15005550006`. */
export interface TwilioSettings {
  readonly origin: string
  readonly accountSid: string
  readonly authToken: string
  /** A phone number or an alphanumeric sender. */
  readonly from: string
}

const twilioHost = 'api.twilio.com'

/** Undefined if the URL names another provider. `vendor=twilio` names it at another address, for tests. */
export const findTwilioSettings = (url: string): TwilioSettings | undefined => {
  const { hostname, origin, username, password, searchParams } = new URL(url)
  if (hostname !== twilioHost && searchParams.get('vendor') !== 'twilio') return undefined
  const from = searchParams.get('from')
  if (!/^AC[0-9a-f]{32}$/.test(username) || password === '' || !from)
    throw new Error(
      'FAIRGROUND_MESSAGES_URL for Twilio is https://ACCOUNT_SID:AUTH_TOKEN@api.twilio.com/?from=NUMBER',
    )
  return { origin, accountSid: username, authToken: decodeURIComponent(password), from }
}
