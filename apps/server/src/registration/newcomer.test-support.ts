import type { Input } from '@fairground/contract/operations'

let made = 0

/** Every call returns a new, unused name and address. */
export const newcomer = (more: Partial<Input<'playerRegistration'>> = {}): Input<'playerRegistration'> => {
  made += 1
  return {
    username: `newcomer${made}`,
    password: 'maple-river-58',
    primaryEmail: `newcomer${made}@example.test`,
    birthdate: '1990-05-17',
    country: 'GB',
    languageId: 'en_US',
    termsAccepted: true,
    ...more,
  }
}

export const fullAnswers = (
  more: Partial<Input<'playerRegistrationFull'>> = {},
): Input<'playerRegistrationFull'> => {
  made += 1
  return {
    firstName: 'Nia',
    lastName: 'Underhill-Marsh',
    birthdate: '1990-05-17',
    address: '1 Example Street',
    city: 'London',
    province: '',
    postCode: 'SW1A 1AA',
    country: 'GB',
    phoneMobile: `07400 ${123_400 + made}`,
    occupation: 'education',
    governmentId: `AB ${100_000 + made}`,
    ...more,
  }
}
