import { faultOf } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const ask = () => server().rest().call

describe('countries', () => {
  it('come by name, in a language that is served', async () => {
    await server().sql(
      `INSERT INTO site_language (member_id, language, name, position) VALUES (2, 'fr_FR', 'Français', 1)`,
    )
    await new Promise(resolve => setTimeout(resolve, 1100))
    const { countries } = await server().rest('south').call('getCountries', { languageId: 'fr_FR' })
    expect(countries).toHaveLength(249)
    expect(countries[0]!.name).toBe('Afghanistan')
    expect(countries.find(({ id }) => id === 'DE')).toMatchObject({ name: 'Allemagne', phonePrefix: '+49' })
    const other = await ask()('getCountries', { languageId: 'fr_FR' })
    expect(other.countries.find(({ id }) => id === 'DE')?.name).toBe('Germany')
  })

  it('one by one', async () => {
    expect(await ask()('getCountry', { countryId: 'CA' })).toMatchObject({
      name: 'Canada',
      hasProvinces: true,
    })
    expect(await faultOf(ask(), 'getCountry', { countryId: 'XX' })).toMatchObject({
      name: 'profile.notFound',
    })
  })

  it('have provinces, or none', async () => {
    const { provinces } = await ask()('getStateProvincesForCountry', { countryId: 'CA' })
    expect(provinces).toHaveLength(13)
    expect(await ask()('getStateProvincesForCountry', { countryId: 'GB' })).toEqual({ provinces: [] })
    expect(await faultOf(ask(), 'getStateProvincesForCountry', { countryId: 'XX' })).toMatchObject({
      name: 'profile.notFound',
    })
  })
})

it('knows no address of a postal code, and what is none', async () => {
  expect(await ask()('getAddressByPostalCode', { postalCode: 'SW1A 1AA', countryId: 'GB' })).toEqual({
    addresses: [],
  })
  expect(
    await faultOf(ask(), 'getAddressByPostalCode', { postalCode: '12345', countryId: 'GB' }),
  ).toMatchObject({ name: 'registration.postalCodeNotValid' })
})

describe('the choices of a field', () => {
  it.each([
    ['en_US', 'Female'],
    ['es_ES', 'Mujer'],
    ['fr_CA', 'Femme'],
    ['de_DE', 'Female'],
  ])('in %s begin with %s', async (languageId, title) => {
    const { items } = await ask()('getDropdownItems', { type: 'gender', languageId })
    expect(items[0]).toEqual({ id: 'female', title })
  })

  it.each(['occupation', 'gender', 'title', 'sourceOfFunds'] as const)(
    'of %s have different words in each language',
    async type => {
      const lists = await Promise.all(
        ['en_US', 'es_ES', 'fr_FR'].map(languageId => ask()('getDropdownItems', { type, languageId })),
      )
      expect(new Set(lists.map(({ items }) => items.map(({ title }) => title).join())).size).toBe(3)
      expect(new Set(lists.map(({ items }) => items.map(({ id }) => id).join())).size).toBe(1)
    },
  )
})
