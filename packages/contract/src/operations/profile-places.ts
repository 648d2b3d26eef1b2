import { Type } from 'typebox'
import { Country, Province } from '../entities/country.ts'
import { DocumentUpload, VerificationRequest } from '../entities/verification.ts'
import {
  closed,
  CountryId,
  Id,
  LanguageId,
  LongText,
  Nothing,
  Nullable,
  One,
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
    summary: 'States or provinces of a country.',
  }),
  getCountries: operation({
    area: 'profile',
    access: 'anyone',
    input: closed({ languageId: Type.Optional(LanguageId) }),
    output: closed({ countries: Type.Array(Country) }),
    faults: [],
    summary: 'All countries a player can register from.',
  }),
  getCountry: operation({
    area: 'profile',
    access: 'anyone',
    input: closed({ countryId: CountryId }),
    output: Country,
    faults: ['profile.notFound'],
    summary: 'One country.',
  }),
  getAddressByPostalCode: operation({
    area: 'profile',
    access: 'anyone',
    input: closed({ postalCode: Type.String({ minLength: 1, maxLength: 20 }), countryId: CountryId }),
    output: closed({
      addresses: Type.Array(closed({ address: ShortText, city: ShortText, province: ShortText })),
    }),
    faults: ['registration.postalCodeNotValid'],
    summary: 'Addresses of a postal code, for filling in forms.',
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
    summary: 'The choices of a form field.',
  }),
  getLastVerificationRequest: operation({
    area: 'profile',
    access: 'player',
    input: Nothing,
    output: closed({ request: Nullable(VerificationRequest) }),
    faults: [],
    summary: 'The last request for documents.',
  }),
  replyVerificationRequest: operation({
    area: 'profile',
    access: 'player',
    input: closed({ verificationRequestId: Id, message: LongText, documents: Type.Optional(Documents) }),
    output: One,
    faults: ['profile.verificationNotOpen', 'profile.notFound'],
    summary: 'Answer a request for documents.',
  }),
  submitVerificationRequest: operation({
    area: 'profile',
    access: 'player',
    input: closed({ kind: Type.Enum(['id', 'address', 'payment']), documents: Documents }),
    output: closed({ request: VerificationRequest }),
    faults: ['profile.notFound'],
    summary: 'Hand in documents to be verified.',
  }),
} as const
