import { expect, it } from 'vitest'
import { readPaymentSettings } from './payment-settings.ts'

const read = (env: Readonly<Record<string, string>>) =>
  readPaymentSettings(env, name => {
    const value = env[name]
    if (value === undefined) throw new Error(`${name} is not set`)
    return value
  })

const sandbox = {
  FAIRGROUND_PAYMENTS_URL: 'http://127.0.0.1:4029',
  FAIRGROUND_PAYMENTS_KEY: 'key',
  FAIRGROUND_PAYMENTS_WEBHOOK_SECRET: 'one,two',
}
const adyen = {
  FAIRGROUND_PAYMENTS_PROVIDER: 'adyen',
  FAIRGROUND_PAYMENTS_KEY: 'key',
  FAIRGROUND_PAYMENTS_PAYOUT_KEY: 'payout-key',
  FAIRGROUND_PAYMENTS_WEBHOOK_SECRET: 'one,two',
  FAIRGROUND_PAYMENTS_ACCOUNT: 'Fairground{member}',
  FAIRGROUND_PAYMENTS_BALANCE_ACCOUNT: 'BA{member}',
}

it('reads the settings of the named provider, or of the sandbox when only its URL is set', () => {
  expect(read({})).toBeUndefined()
  expect(read(sandbox)).toMatchObject({ provider: 'sandbox', webhookSecret: 'one,two' })
  expect(read(adyen)).toMatchObject({ provider: 'adyen', hmacKeys: ['one', 'two'], url: undefined })
})

it('rejects an unknown provider and incomplete settings', () => {
  expect(() => read({ FAIRGROUND_PAYMENTS_PROVIDER: 'toString' })).toThrow('there are: sandbox, adyen')
  for (const name of Object.keys(adyen).slice(1))
    expect(() => read(Object.fromEntries(Object.entries(adyen).filter(([key]) => key !== name)))).toThrow(
      name,
    )
})
