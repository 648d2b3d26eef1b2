import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const visitorCall = () => server().rest().call

describe('the country operations', () => {
  it('list countries by name in a served language', async () => {
    await server().sql(
      `INSERT INTO site_language (member_id, language, name, position) VALUES (2, 'fr_FR', 'Français', 1)`,
    )
    await new Promise(resolve => setTimeout(resolve, 1100))
    const { countries } = await server().rest('south').call('getCountries', { languageId: 'fr_FR' })
    expect(countries).toHaveLength(249)
    expect(countries[0]!.name).toBe('Afghanistan')
    expect(countries.find(({ id }) => id === 'DE')).toMatchObject({ name: 'Allemagne', phonePrefix: '+49' })
    const other = await visitorCall()('getCountries', { languageId: 'fr_FR' })
    expect(other.countries.find(({ id }) => id === 'DE')?.name).toBe('Germany')
  })

  it('return one country', async () => {
    expect(await visitorCall()('getCountry', { countryId: 'CA' })).toMatchObject({
      name: 'Canada',
      hasProvinces: true,
    })
    expect(await expectFault(visitorCall(), 'getCountry', { countryId: 'XX' })).toMatchObject({
      name: 'profile.notFound',
    })
  })

  it('list the provinces of a country', async () => {
    const { provinces } = await visitorCall()('getStateProvincesForCountry', { countryId: 'CA' })
    expect(provinces).toHaveLength(13)
    expect(await visitorCall()('getStateProvincesForCountry', { countryId: 'GB' })).toEqual({ provinces: [] })
    expect(
      await expectFault(visitorCall(), 'getStateProvincesForCountry', { countryId: 'XX' }),
    ).toMatchObject({
      name: 'profile.notFound',
    })
  })
})

it('returns no address for a postal code and rejects an invalid code', async () => {
  expect(await visitorCall()('getAddressByPostalCode', { postalCode: 'SW1A 1AA', countryId: 'GB' })).toEqual({
    addresses: [],
  })
  expect(
    await expectFault(visitorCall(), 'getAddressByPostalCode', { postalCode: '12345', countryId: 'GB' }),
  ).toMatchObject({ name: 'registration.postalCodeNotValid' })
})

describe('getDropdownItems', () => {
  it.each([
    ['en_US', 'Female'],
    ['es_ES', 'Mujer'],
    ['fr_CA', 'Femme'],
    ['de_DE', 'Female'],
  ])('returns the titles in %s, beginning with %s', async (languageId, title) => {
    const { items } = await visitorCall()('getDropdownItems', { type: 'gender', languageId })
    expect(items[0]).toEqual({ id: 'female', title })
  })

  it.each(['occupation', 'gender', 'title', 'sourceOfFunds'] as const)(
    'translates the titles of %s',
    async type => {
      const lists = await Promise.all(
        ['en_US', 'es_ES', 'fr_FR'].map(languageId =>
          visitorCall()('getDropdownItems', { type, languageId }),
        ),
      )
      expect(new Set(lists.map(({ items }) => items.map(({ title }) => title).join())).size).toBe(3)
      expect(new Set(lists.map(({ items }) => items.map(({ id }) => id).join())).size).toBe(1)
    },
  )
})
