import type { Configuration } from '@fairground/contract/entities/site/configuration'
import type { Currency } from '@fairground/contract/entities/site/currency'
import { slimLimit } from '@fairground/contract/constants'
import { CURRENCIES } from '@fairground/rules/money/currencies'
import { languagesServed } from '#site-content/languages-served.ts'
import type { SiteContent } from '#site-content/site-content.ts'
import { parseCurrency } from '#platform/money.ts'
import { getDefaultCountry, getMinimumAge } from '#operator/country-rules.ts'
import type { Member } from '#operator/members.ts'

/** The part of init that is the same for all visitors of an operator. */
interface SiteInfo {
  readonly configuration: Configuration
  readonly currencies: readonly Currency[]
}

const siteCache = new WeakMap<Member, { readonly content: SiteContent; readonly site: SiteInfo }>()

/** Cached until the operator or its content is loaded again. */
export const getSiteInfo = (member: Member, content: SiteContent): SiteInfo => {
  const cached = siteCache.get(member)
  if (cached?.content === content) return cached.site
  const site = {
    configuration: Object.freeze(buildConfiguration(member, content)),
    currencies: Object.freeze(buildCurrencies(member)),
  }
  siteCache.set(member, { content, site })
  return site
}

const buildConfiguration = (member: Member, content: SiteContent): Configuration => {
  const { settings, profile } = member
  const homePage = content.pages.find(page => page.id === settings.homeOverridePageId)
  const symbols = CURRENCIES[parseCurrency(member.currency)]
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
    defaultCountry: getDefaultCountry(member),
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
    minimumAge: getMinimumAge(member),
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

const buildCurrencies = (member: Member): Currency[] => {
  const currency = CURRENCIES[parseCurrency(member.currency)]
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
