import { OperatorTemplate } from '@fairground/contract/operator/operations/operators'
import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import { siteSettings } from '@fairground/contract/operator/operator-settings'
import { type Static, Type } from 'typebox'
import type { Appearance } from '../look/use-look-draft.ts'
import type { OperatorView } from '../use-operator-view.ts'

type Template = OperatorInput<'createOperator'>['operator']

const { name, code, hosts, currency, profile, returns } = OperatorTemplate.properties

/** What a person enters about a new operator. The look is chosen beside it. */
export const NewOperator = Type.Object(
  {
    name,
    code,
    hosts,
    currency,
    timeZone: siteSettings.timeZone,
    profile,
    returns,
    mailAddress: Type.Optional(siteSettings.mailAddress),
    description: Type.Optional(siteSettings.description),
  },
  { additionalProperties: false },
)
export type NewOperator = Static<typeof NewOperator>

/** The code in addresses and logs: "Harbour Lights" becomes harbour-lights. */
export const toCode = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 31)
    .replace(/-+$/, '')

/** The code follows the name until a person writes another one. */
export const followName = (
  before: Partial<NewOperator>,
  after: Partial<NewOperator>,
): Partial<NewOperator> => {
  const isFollowing = (before.code ?? '') === toCode(before.name ?? '')
  return isFollowing && before.code === after.code ? { ...after, code: toCode(after.name ?? '') } : after
}

/** Settings that belong to one operator, and are not taken over by another. */
const ownSettings: ReadonlySet<string> = new Set<keyof typeof siteSettings>([
  'title',
  'description',
  'mailAddress',
  'trackingURL',
  'depositPopupPageId',
  'homeOverridePageId',
  'identityProviderName',
  'witnessPolicy',
])

/** The site settings of an operator that another one can begin with. */
export const pickCommonSettings = (settings: Readonly<Record<string, unknown>>): Template['settings'] =>
  Object.fromEntries(
    Object.entries(settings).filter(([key]) => Object.hasOwn(siteSettings, key) && !ownSettings.has(key)),
  )

/** What a new operator takes over from an existing one. */
export const takeOver = (like: OperatorView): Partial<NewOperator> => ({
  currency: like.currency,
  timeZone: like.timeZone,
  profile: like.profile,
  ...(like.returns && { returns: like.returns }),
})

/** The template that creates the operator. */
export const toTemplate = (
  entered: NewOperator,
  appearance: Appearance,
  common: Template['settings'],
): Template => {
  const { timeZone, mailAddress, description, returns: range, ...fields } = entered
  return {
    ...fields,
    ...appearance,
    ...(range && { returns: range }),
    settings: {
      ...common,
      title: entered.name,
      timeZone,
      ...(mailAddress !== undefined && { mailAddress }),
      ...(description !== undefined && { description }),
    },
  }
}
