import type { Configuration } from '@fairground/contract/entities/configuration'
import type { Currency } from '@fairground/contract/entities/currency'
import { slimLimit } from '@fairground/contract/constants'
import { CURRENCIES } from '@fairground/rules/money/currencies'
import { languagesServed } from '#published/languages-served.ts'
import type { SiteContent } from '#published/site-content.ts'
import { currencyOf } from '#instance/terms.ts'
import { defaultCountryOf, minimumAgeAt } from '#member/home-rules.ts'
import type { Member } from '#member/members.ts'

/** What init tells everybody of an operator. */
interface Site {
  readonly configuration: Configuration
  readonly currencies: readonly Currency[]
}

const sites = new WeakMap<Member, { readonly content: SiteContent; readonly site: Site }>()

/** The same for all who ask until the operator, or what they publish, is read again. */
export const siteOf = (member: Member, content: SiteContent): Site => {
  const known = sites.get(member)
  if (known?.content === content) return known.site
  const site = {
    configuration: Object.freeze(configurationOf(member, content)),
    currencies: Object.freeze(currenciesOf(member)),
  }
  sites.set(member, { content, site })
  return site
}

/** The operator's site as a browser needs to know it. */
const configurationOf = (member: Member, content: SiteContent): Configuration => {
  const { settings, profile } = member
  const homePage = content.pages.find(page => page.id === settings.homeOverridePageId)
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
    languagesServed: [...languagesServed(member, content)],
    defaultCountry: defaultCountryOf(member),
    pinRequired: false,
    emailVerifiedEnabled: settings.emailVerifiedEnabled ?? false,
    MAINTENANCE_ENABLED: member.maintenance === null ? 'false' : 'true',
    MAINTENANCE_MESSAGE: member.maintenance ?? '',
    customPages: content.pages.map(page => ({
      id: page.id,
      pageLinkName: page.linkName,
      pageFullWidth: page.fullWidth,
    })),
    homeOverridePageId: homePage?.id ?? null,
    slimLimit: settings.slimLimit ?? slimLimit,
    slimSwitch: settings.slimSwitch ?? false,
    minimumAge: minimumAgeAt(member),
    passwordMinimum: profile.passwordMinimum,
    excludedMayWithdraw: profile.excludedLogin === 'withdrawAndReadOnly',
    idleSeconds: profile.idleSignOutSeconds,
    trackingURL: settings.trackingURL ?? null,
    trackOnShortRegistration: settings.trackOnShortRegistration ?? false,
    trackOnFullRegistration: settings.trackOnFullRegistration ?? false,
    trackOnDeposit: settings.trackOnDeposit ?? false,
    EMAIL_ON_FULL_REGISTRATION: settings.emailOnFullRegistration ?? false,
    freerollNoDeposits: settings.freerollNoDeposits ?? false,
    identityProvider: settings.identityProviderName ?? null,
    customFields: { full_reg: { required_overrides: { ...settings.requiredOverrides } } },
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
