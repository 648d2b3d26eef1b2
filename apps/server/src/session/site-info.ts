import type { Configuration } from '@fairground/contract/entities/site/configuration'
import type { Currency } from '@fairground/contract/entities/site/currency'
import { slimLimit } from '@fairground/contract/constants'
import { CURRENCIES, isCurrencyCode } from '@fairground/rules/money/currencies'
import { languagesServed } from '#site-content/languages-served.ts'
import type { ServedCurrency, SiteContent } from '#site-content/shown-content.ts'
import { parseCurrency } from '#platform/money.ts'
import { getDefaultCountry, getMinimumAge } from '#operator/country-rules.ts'
import { listFeaturesOff } from '#operator/features.ts'
import { getTransportMode, type Member } from '#operator/members.ts'
import { siteUrl } from '#player/site-link.ts'

/** The part of init that is the same for all visitors of an operator. */
interface SiteInfo {
  readonly configuration: Configuration
  readonly currencies: readonly Currency[]
}

/** Points have no name in the standard list, so their code is shown. */
const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })

const siteCache = new WeakMap<Member, { readonly content: SiteContent; readonly site: SiteInfo }>()

/** Cached until the operator or its content is loaded again. */
export const getSiteInfo = (member: Member, content: SiteContent, siteAddress: string): SiteInfo => {
  const cached = siteCache.get(member)
  if (cached?.content === content) return cached.site
  const site = {
    configuration: Object.freeze(buildConfiguration(member, content, siteAddress)),
    currencies: Object.freeze(servedCurrencies(member, content).map(toCurrency)),
  }
  siteCache.set(member, { content, site })
  return site
}

const buildConfiguration = (member: Member, content: SiteContent, siteAddress: string): Configuration => {
  const { settings, profile } = member
  const homePage = content.pages.find(page => page.id === settings.homeOverridePageId)
  return {
    memberId: member.id,
    siteName: member.name,
    siteUrl: siteUrl(siteAddress, member, '/'),
    look: member.look,
    scheme: member.scheme,
    currenciesServed: servedCurrencies(member, content).map(toCurrencyServed),
    languagesServed: [...languagesServed(member, content)],
    defaultCountry: getDefaultCountry(member),
    pinRequired: false,
    emailVerifiedEnabled: settings.emailVerifiedEnabled ?? false,
    ...content.platform,
    transportMode: getTransportMode(member),
    customPages: content.pages.map(page => ({
      id: page.id,
      pageLinkName: page.linkName,
      pageFullWidth: page.fullWidth,
    })),
    homeOverridePageId: homePage?.id ?? null,
    slimLimit: settings.slimLimit ?? slimLimit,
    slimSwitch: settings.slimSwitch ?? false,
    mainSwitch: settings.mainSwitch ?? false,
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
    repeatPlaysOnInstantGames: profile.repeatPlaysOnInstantGames,
    identityProvider: settings.identityProviderName ?? null,
    featuresOff: listFeaturesOff(member),
    customFields: { full_reg: { required_overrides: { ...settings.requiredOverrides } } },
  }
}

/** The operator's currency first. */
const servedCurrencies = ({ currency }: Member, { currencies }: SiteContent): readonly ServedCurrency[] => [
  { currency, value: '1' },
  ...currencies.filter(each => each.currency !== currency && isCurrencyCode(each.currency)),
]

const separators = (code: string) =>
  code === 'EUR' ? { decimalPoint: ',', thousandsPoint: '.' } : { decimalPoint: '.', thousandsPoint: ',' }

const toCurrencyServed = ({ currency: code }: ServedCurrency): Configuration['currenciesServed'][number] => {
  const { symbolLeft, symbolRight, decimals } = CURRENCIES[parseCurrency(code)]
  const { decimalPoint, thousandsPoint } = separators(code)
  const fraction = decimals === 0 ? '' : decimalPoint + '0'.repeat(decimals)
  return { name: code, formatPattern: `#${thousandsPoint}##0${fraction}`, symbolLeft, symbolRight }
}

const toCurrency = ({ currency: code, value }: ServedCurrency): Currency => {
  const { symbolLeft, symbolRight, decimals } = CURRENCIES[parseCurrency(code)]
  const title = currencyNames.of(code) ?? code
  return { id: code, title, symbolLeft, symbolRight, ...separators(code), decimalPlaces: decimals, value }
}
