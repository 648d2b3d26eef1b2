import type { Configuration } from '@fairground/contract/entities/configuration'
import type { Currency } from '@fairground/contract/entities/currency'
import { defaultLanguage, minimumAge, slimLimit } from '@fairground/contract/constants'
import { CURRENCIES } from '@fairground/rules/money/currencies'
import { currencyOf } from '#instance/terms.ts'
import type { Member } from '#member/members.ts'

/** What init tells everybody of an operator. */
interface Site {
  readonly configuration: Configuration
  readonly currencies: readonly Currency[]
}

const sites = new WeakMap<Member, Site>()

/** The same for all who ask until the operator is read again. */
export const siteOf = (member: Member): Site => {
  const site = sites.get(member) ?? {
    configuration: Object.freeze(configurationOf(member)),
    currencies: Object.freeze(currenciesOf(member)),
  }
  sites.set(member, site)
  return site
}

/** The operator's site as a browser needs to know it. */
const configurationOf = (member: Member): Configuration => {
  const { settings, profile } = member
  const symbols = CURRENCIES[currencyOf(member.currency)]
  return {
    memberId: member.id,
    siteName: member.name,
    siteUrl: '/',
    look: member.look,
    scheme: member.scheme,
    currenciesServed: [
      {
        name: member.currency,
        formatPattern: '',
        symbolLeft: symbols.symbolLeft,
        symbolRight: symbols.symbolRight,
      },
    ],
    languagesServed: [
      {
        name: 'English',
        languageId: defaultLanguage,
        siteMetaTitle: settings.title ?? member.name,
        siteMetaDescription: settings.description ?? '',
        siteMetaKeywords: '',
        siteAboutUs: '',
        defaultCustomerFooter: '',
        defaultPermaFooter: '',
        defaultCustomerHeader: '',
      },
    ],
    defaultCountry: settings.defaultCountry ?? 'GB',
    pinRequired: false,
    emailVerifiedEnabled: settings.emailVerifiedEnabled ?? false,
    MAINTENANCE_ENABLED: member.maintenance === null ? 'false' : 'true',
    MAINTENANCE_MESSAGE: member.maintenance ?? '',
    customPages: [],
    homeOverridePageId: null,
    slimLimit: settings.slimLimit ?? slimLimit,
    slimSwitch: settings.slimSwitch ?? false,
    minimumAge,
    passwordMinimum: profile.passwordMinimum,
    idleSeconds: profile.idleSignOutSeconds,
    trackingURL: null,
    trackOnShortRegistration: false,
    trackOnFullRegistration: false,
    trackOnDeposit: false,
    EMAIL_ON_FULL_REGISTRATION: false,
    freerollNoDeposits: settings.freerollNoDeposits ?? false,
    customFields: { full_reg: { required_overrides: {} } },
  }
}

const currenciesOf = (member: Member): Currency[] => {
  const currency = CURRENCIES[currencyOf(member.currency)]
  const european = currency.code === 'EUR'
  return [
    {
      id: currency.code,
      title: currency.code,
      symbolLeft: currency.symbolLeft,
      symbolRight: currency.symbolRight,
      decimalPoint: european ? ',' : '.',
      thousandsPoint: european ? '.' : ',',
      decimalPlaces: currency.decimals,
      value: '1',
    },
  ]
}
