import { Type } from 'typebox'
import {
  closed,
  CountryId,
  CurrencyId,
  DecimalAmount,
  LanguageId,
  NoInput,
  Nullable,
  SecretKey,
  ShortText,
  EnteredPassword,
  ResultZeroOrOne,
} from '../entities/values.ts'
import { operation } from '../operation.ts'
import { couponFaults, depositFaults } from './deposit-faults.ts'

/** Either the value or value#memberId. The site key always determines the operator. */
const Value = Type.String({ minLength: 1, maxLength: 270 })
const Exists = closed({ exists: Type.Boolean() })
const CouponCode = Type.String({ minLength: 2, maxLength: 32 })

export const checksOperations = {
  checkUsername: operation({
    area: 'checks',
    access: 'anyone',
    input: closed({ username: Value }),
    output: Exists,
    faults: [],
    summary: 'Reports whether a username is taken.',
  }),
  checkEmail: operation({
    area: 'checks',
    access: 'anyone',
    input: closed({ email: Value }),
    output: Exists,
    faults: [],
    summary: 'Reports whether an email address is taken.',
  }),
  checkPhone: operation({
    area: 'checks',
    access: 'anyone',
    input: closed({ phone: Value }),
    output: Exists,
    faults: [],
    summary: 'Reports whether a phone number is taken.',
  }),
  checkGovernmentID: operation({
    area: 'checks',
    access: 'player',
    input: closed({ governmentId: Value }),
    output: Exists,
    faults: [],
    summary: 'Reports whether a government ID is taken.',
  }),
  checkPassword: operation({
    area: 'checks',
    access: 'player',
    input: closed({ password: EnteredPassword }),
    output: ResultZeroOrOne,
    faults: ['security.secondStepOver', 'login.accountLocked'],
    summary: 'Checks the password of the logged-in player. The fifth wrong password ends the session.',
  }),
  checkPostalCode: operation({
    area: 'checks',
    access: 'anyone',
    input: closed({ postalCode: Type.String({ minLength: 1, maxLength: 20 }), countryId: CountryId }),
    output: ResultZeroOrOne,
    faults: [],
    summary: 'Checks whether a postal code is valid for a country.',
  }),
  checkUsernameWithActiveSubscription: operation({
    area: 'checks',
    access: 'anyone',
    input: closed({ username: Value }),
    output: Exists,
    faults: [],
    summary: 'Reports whether the player with this username has an active subscription.',
  }),
  checkEmailWithActiveSubscription: operation({
    area: 'checks',
    access: 'anyone',
    input: closed({ email: Value }),
    output: Exists,
    faults: [],
    summary: 'Reports whether the player with this email address has an active subscription.',
  }),
  checkToken: operation({
    area: 'checks',
    access: 'anyone',
    input: closed({ token: SecretKey }),
    output: ResultZeroOrOne,
    faults: [],
    summary: 'Checks whether a link from an email is still valid.',
  }),
  validateCoupon: operation({
    area: 'checks',
    access: 'player',
    input: closed({ coupon: CouponCode, currencyId: CurrencyId, amount: Type.Optional(DecimalAmount) }),
    output: closed({
      result: Type.Literal(1),
      coupon: CouponCode,
      bonus: DecimalAmount,
      currencyId: CurrencyId,
      instantCoupon: Type.Boolean(),
      text: ShortText,
    }),
    faults: couponFaults,
    summary: 'Checks a coupon and returns the bonus it adds to a deposit.',
  }),
  checkDepositRequest: operation({
    area: 'checks',
    access: 'player',
    input: closed({
      amount: DecimalAmount,
      currencyId: CurrencyId,
      paymentOptionId: ShortText,
      coupon: Type.Optional(CouponCode),
      languageId: Type.Optional(LanguageId),
    }),
    output: closed({ result: Type.Literal(1), total: DecimalAmount, fee: DecimalAmount }),
    faults: [...depositFaults, ...couponFaults],
    summary: 'Checks whether a deposit would be accepted, and returns its fee and total.',
  }),
  checkMaximumMonthlyWagers: operation({
    area: 'checks',
    access: 'player',
    input: closed({ currencyId: CurrencyId, amount: DecimalAmount }),
    output: closed({ allowed: Type.Boolean(), remaining: Nullable(DecimalAmount) }),
    faults: [],
    summary: 'Checks whether a wager of this amount stays within the monthly maximum.',
  }),
  getCountryCodeByIp: operation({
    area: 'checks',
    access: 'anyone',
    input: NoInput,
    output: closed({
      countryCode: Type.String({ pattern: '^([A-Z]{2})?$', description: 'Empty if unknown.' }),
    }),
    faults: [],
    summary: "Returns the country of the caller's IP address, to prefill forms.",
  }),
} as const
