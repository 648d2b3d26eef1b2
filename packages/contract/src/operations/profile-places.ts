import { Type } from 'typebox'
import { Country, Province } from '#entities/site/country.ts'
import { DocumentUpload, VerificationRequest } from '#entities/players/verification.ts'
import {
  closed,
  CountryId,
  Id,
  LanguageId,
  LongText,
  NoInput,
  Nullable,
  ResultOne,
  ShortText,
} from '../entities/values.ts'
import { operation } from '../operation.ts'

const Documents = Type.Array(DocumentUpload, { minItems: 1, maxItems: 10 })

export const profilePlacesOperations = {
  getStateProvincesForCountry: operation({
    area: 'profile',
    access: 'anyone',
    input: closed({ countryId: CountryId }),
    output: closed({ provinces: Type.Array(Province) }),
    faults: ['profile.notFound'],
    summary: 'Lists the states or provinces of a country.',
  }),
  getCountries: operation({
    area: 'profile',
    access: 'anyone',
    input: closed({ languageId: Type.Optional(LanguageId) }),
    output: closed({ countries: Type.Array(Country) }),
    faults: [],
    summary: 'Lists the countries a player can register from.',
  }),
  getCountry: operation({
    area: 'profile',
    access: 'anyone',
    input: closed({ countryId: CountryId }),
    output: Country,
    faults: ['profile.notFound'],
    summary: 'Returns one country.',
  }),
  getAddressByPostalCode: operation({
    area: 'profile',
    access: 'anyone',
    input: closed({ postalCode: Type.String({ minLength: 1, maxLength: 20 }), countryId: CountryId }),
    output: closed({
      addresses: Type.Array(closed({ address: ShortText, city: ShortText, province: ShortText })),
    }),
    faults: ['registration.postalCodeNotValid'],
    summary: 'Lists the addresses of a postal code, to prefill forms.',
  }),
  getDropdownItems: operation({
    area: 'profile',
    access: 'anyone',
    input: closed({
      type: Type.Enum(['occupation', 'gender', 'title', 'sourceOfFunds']),
      memberId: Type.Optional(Id),
      languageId: Type.Optional(LanguageId),
    }),
    output: closed({ items: Type.Array(closed({ id: ShortText, title: ShortText })) }),
    faults: [],
    summary: 'Lists the choices of a form field.',
  }),
  getLastVerificationRequest: operation({
    area: 'profile',
    access: 'player',
    input: NoInput,
    output: closed({ request: Nullable(VerificationRequest) }),
    faults: [],
    summary: "Returns the player's last verification request.",
  }),
  replyVerificationRequest: operation({
    area: 'profile',
    access: 'player',
    input: closed({ verificationRequestId: Id, message: LongText, documents: Type.Optional(Documents) }),
    output: ResultOne,
    faults: ['profile.verificationNotOpen', 'profile.notFound'],
    summary: 'Replies to a verification request.',
  }),
  submitVerificationRequest: operation({
    area: 'profile',
    access: 'player',
    input: closed({ kind: Type.Enum(['id', 'address', 'payment']), documents: Documents }),
    output: closed({ request: VerificationRequest }),
    faults: ['profile.notFound'],
    summary: 'Submits documents for verification.',
  }),
} as const
