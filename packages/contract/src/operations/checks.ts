import { Type } from 'typebox'
import {
  closed,
  CountryId,
  CurrencyId,
  DecimalAmount,
  LanguageId,
  Nothing,
  Nullable,
  SecretKey,
  ShortText,
  TypedPassword,
  ZeroOrOne,
} from '../entities/values.ts'
import { operation } from '../operation.ts'
import { couponFaults, depositFaults } from './deposit-faults.ts'

/** The value alone or value#memberId; the operator always comes from the site key. */
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
    summary: 'Is a username taken?',
  }),
  checkEmail: operation({
    area: 'checks',
    access: 'anyone',
    input: closed({ email: Value }),
    output: Exists,
    faults: [],
    summary: 'Is an email taken?',
  }),
  checkPhone: operation({
    area: 'checks',
    access: 'anyone',
    input: closed({ phone: Value }),
    output: Exists,
    faults: [],
    summary: 'Is a phone number taken?',
  }),
  checkGovernmentID: operation({
    area: 'checks',
    access: 'player',
    input: closed({ governmentId: Value }),
    output: Exists,
    faults: [],
    summary: 'Is a government ID taken?',
  }),
  checkPassword: operation({
    area: 'checks',
    access: 'player',
    input: closed({ password: TypedPassword }),
    output: ZeroOrOne,
    faults: [],
    summary: "Is this the player's password?",
  }),
  checkPostalCode: operation({
    area: 'checks',
    access: 'anyone',
    input: closed({ postalCode: Type.String({ minLength: 1, maxLength: 20 }), countryId: CountryId }),
    output: ZeroOrOne,
    faults: [],
    summary: 'Does a postal code fit its country?',
  }),
  checkUsernameWithActiveSubscription: operation({
    area: 'checks',
    access: 'anyone',
    input: closed({ username: Value }),
    output: Exists,
    faults: [],
    summary: 'Does a player of this username have an active subscription?',
  }),
  checkEmailWithActiveSubscription: operation({
    area: 'checks',
    access: 'anyone',
    input: closed({ email: Value }),
    output: Exists,
    faults: [],
    summary: 'Does a player of this email have an active subscription?',
  }),
  checkToken: operation({
    area: 'checks',
    access: 'anyone',
    input: closed({ token: SecretKey }),
    output: ZeroOrOne,
    faults: [],
    summary: 'Is a link from an email still good?',
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
    summary: 'What a coupon would give for a deposit.',
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
    summary: 'Would a deposit be accepted?',
  }),
  checkMaximumMonthlyWagers: operation({
    area: 'checks',
    access: 'player',
    input: closed({ currencyId: CurrencyId, amount: DecimalAmount }),
    output: closed({ allowed: Type.Boolean(), remaining: Nullable(DecimalAmount) }),
    faults: [],
    summary: 'Would wagers of this amount stay within the monthly maximum?',
  }),
  getCountryCodeByIp: operation({
    area: 'checks',
    access: 'anyone',
    input: Nothing,
    output: closed({
      countryCode: Type.String({ pattern: '^([A-Z]{2})?$', description: 'Empty when unknown.' }),
    }),
    faults: [],
    summary: "The country of the caller's address, for filling in forms.",
  }),
} as const
