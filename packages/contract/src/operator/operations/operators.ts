import { Type } from 'typebox'
import {
  closed,
  CurrencyId,
  LanguageId,
  Name,
  NoInput,
  Nullable,
  SecretKey,
  ShortText,
  Time,
  Url,
} from '#entities/values.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'
import { rowPages } from '../paging.ts'
import { Look, ReturnRange, Scheme, SiteSettings, TimeZone, UnsetSiteSettings } from '../operator-settings.ts'
import { RowId } from '../row-id.ts'

const Code = Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$' })
const Host = Type.String({ pattern: '^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$' })
const Profile = Type.Enum(['standard', 'strict'])
const Hosts = Type.Array(Host, { minItems: 1, maxItems: 20, uniqueItems: true })

/** An operator as a template file describes it. */
export const OperatorTemplate = closed({
  code: Code,
  name: Name,
  look: Look,
  scheme: Scheme,
  hosts: Hosts,
  profile: Profile,
  currency: CurrencyId,
  returns: Type.Optional(ReturnRange),
  siteKey: Type.Optional(
    Type.String({ ...SecretKey, description: 'Names the site to the gateway. A random one if absent.' }),
  ),
  settings: SiteSettings,
})

const OperatorView = closed({
  memberId: RowId,
  code: Code,
  name: Name,
  look: Look,
  scheme: Scheme,
  hosts: Type.Array(ShortText),
  siteKey: Type.String(),
  profile: Profile,
  currency: CurrencyId,
  timeZone: TimeZone,
  languages: Type.Array(LanguageId),
  returns: Nullable(ReturnRange),
  settings: Type.Object({}, { additionalProperties: true }),
  createdAt: Time,
})

/** What an operator needs before players can buy. */
export const readinessItems = [
  'hosts',
  'lane',
  'returns',
  'mailAddress',
  'payments',
  'game',
  'openInstance',
  'pages',
  'gameStaff',
  'drawStaff',
  'moneyStaff',
  'playerStaff',
] as const

const atOperator = { area: 'operators', scope: 'operator' } as const

export const operatorsOperations = {
  listOperators: operatorOperation({
    area: 'operators',
    access: 'operators.read',
    scope: 'platform',
    input: closed(rowPages.input),
    output: closed({
      operators: Type.Array(
        closed({ memberId: RowId, code: Code, name: Name, hosts: Type.Array(ShortText) }),
      ),
      ...rowPages.output,
    }),
    faults: [],
    summary: 'Lists operators by number.',
  }),
  createOperator: operatorOperation({
    area: 'operators',
    access: 'operators.write',
    scope: 'platform',
    stepUp: true,
    input: withReason({ operator: OperatorTemplate }),
    output: closed({ memberId: RowId, siteKey: Type.String(), address: Url }),
    faults: ['staff.refused'],
    summary: 'Creates an operator from a template. Lanes and workers serve it within seconds.',
  }),
  getOperator: operatorOperation({
    ...atOperator,
    access: 'operators.read',
    input: NoInput,
    output: closed({ operator: OperatorView }),
    faults: [],
    summary: 'Returns the operator with all settings.',
  }),
  changeOperator: operatorOperation({
    ...atOperator,
    access: 'operators.write',
    stepUp: true,
    input: withReason({
      name: Type.Optional(Name),
      look: Type.Optional(Look),
      scheme: Type.Optional(Scheme),
      hosts: Type.Optional(Hosts),
      profile: Type.Optional(Profile),
      settings: Type.Optional(SiteSettings),
      unset: Type.Optional(UnsetSiteSettings),
    }),
    output: Done,
    faults: ['staff.refused'],
    summary:
      'Changes name, look, hosts, profile and settings. Settings of money need a proposal of the kind changeMoneySettings.',
  }),
  getReadiness: operatorOperation({
    ...atOperator,
    access: 'operators.read',
    input: NoInput,
    output: closed({
      isReady: Type.Boolean(),
      items: Type.Array(
        closed({ item: Type.Enum([...readinessItems]), isReady: Type.Boolean(), detail: ShortText }),
      ),
    }),
    faults: [],
    summary: 'Returns the checklist of what the operator needs before players can buy.',
  }),
} as const
