import type { SecurityTexts } from '#mail/security-event.ts'
import { regionName } from './region-name.ts'

export const securityEnglish: SecurityTexts = {
  passwordChanged: (_, site) => ({
    subject: `Your ${site} password was changed`,
    text: 'Your password was changed, and you were logged out on every other device.',
  }),
  passwordReset: (_, site) => ({
    subject: `Your ${site} password was reset`,
    text: 'Your password was reset with a link from an email, and you were logged out everywhere.',
  }),
  temporaryPassword: (_, site) => ({
    subject: `Your ${site} password was replaced by support`,
    text: 'Support issued a temporary password at your request, and you were logged out everywhere. It works for 24 hours.',
  }),
  newSignIn: ({ device }, site) => ({
    subject: `New login to ${site}`,
    text: `There was a login to your account from a new device: ${device}.`,
  }),
  sessionEnded: ({ device }, site) => ({
    subject: `A device was logged out of ${site}`,
    text: `You logged out a device in the list of your devices: ${device}.`,
  }),
  otherSessionsEnded: (_, site) => ({
    subject: `You were logged out of ${site} on other devices`,
    text: 'You logged out every other device.',
  }),
  totpOn: (_, site) => ({
    subject: `Two-step verification is on at ${site}`,
    text: 'An authenticator app was added to your account. Logging in now also needs its code.',
  }),
  totpOff: (_, site) => ({
    subject: `The authenticator app was removed from ${site}`,
    text: 'The authenticator app was removed from your account. Logging in no longer needs its code.',
  }),
  passkeyAdded: ({ passkey }, site) => ({
    subject: `A passkey was added at ${site}`,
    text: `A passkey was added to your account: ${passkey}.`,
  }),
  passkeyRemoved: ({ passkey }, site) => ({
    subject: `A passkey was removed at ${site}`,
    text: `A passkey was removed from your account: ${passkey}.`,
  }),
  recoveryCodesMade: (_, site) => ({
    subject: `New recovery codes for ${site}`,
    text: 'New recovery codes were created for your account. Earlier codes no longer work.',
  }),
  recoveryCodeUsed: ({ left }, site) => ({
    subject: `A recovery code was used at ${site}`,
    text: `A recovery code was used instead of your second step. Codes left: ${left}.`,
  }),
  identityLinked: (_, site) => ({
    subject: `A new way to log in to ${site}`,
    text: 'Your account was linked to a login provider, so you can also log in with it.',
  }),
  identityUnlinked: (_, site) => ({
    subject: `A way to log in to ${site} was removed`,
    text: 'Your account is no longer linked to the login provider.',
  }),
  emailChangeRequested: (_, site) => ({
    subject: `A new email address for ${site}`,
    text: 'A new email address was entered for your account. This address stays valid until the new one is confirmed.',
  }),
  emailChanged: (_, site) => ({
    subject: `Your ${site} email was changed`,
    text: 'The email address of your account was changed. From now on we’ll write to the new one.',
  }),
  phoneChanged: ({ lastDigits }, site) => ({
    subject: `Your ${site} phone number was changed`,
    text: `The phone number of your account was changed. The new number ends in ${lastDigits}.`,
  }),
  countryChanged: ({ country }, site) => ({
    subject: `Your ${site} country was changed`,
    text: `The country of your account was changed to ${regionName('en', country)}.`,
  }),
  timedOut: ({ until }, site) => ({
    subject: `You are taking a break from ${site}`,
    text: `Your break has started. You cannot play until ${until}.`,
    advice: 'Your balance is safe. If you need help, contact our support team.',
  }),
  selfExcluded: ({ until }, site) => ({
    subject: `You have excluded yourself from ${site}`,
    text: `Your self-exclusion has started. You cannot play until ${until}, and it cannot be ended earlier.`,
    advice: 'Your balance is safe. If you need help, contact our support team.',
  }),
}
