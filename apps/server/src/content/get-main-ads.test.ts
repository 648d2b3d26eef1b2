import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { beforeAll, expect, it } from 'vitest'

const server = useTestServer()

beforeAll(async () => {
  await server().sql(`
    INSERT INTO site_picture (member_id, name, svg) VALUES (1, 'sign', '<svg></svg>'), (2, 'sign', '<svg></svg>');
    INSERT INTO ad (member_id, id, location, size, client_type, campaign, active, client, picture, picture_text, target_url)
    SELECT member_id, id, 'TOP', size, client_type, campaign, active, 'A', 'sign', 'A', '/draws'
      FROM (VALUES (1, 1, 'ALL', 'all', 'main', true), (1, 2, 'XS', 'mobile', 'main', true), (1, 3, 'LG', 'web', 'main', true),
                   (1, 4, 'ALL', 'all', 'spring', true), (1, 5, 'ALL', 'all', 'main', false), (2, 6, 'ALL', 'all', 'main', true))
        AS row (member_id, id, size, client_type, campaign, active)`)
})

it.each([
  ['mobile', 'XS', [1, 2]],
  ['web', 'LG', [1, 3]],
  ['web', 'XS', [1]],
  ['web', 'ALL', [1, 3]],
] as const)('returns the ads for %s and %s', async (clientType, screenSize, ids) => {
  const { ads } = await server().rest().call('getMainAds', { clientType, screenSize })
  expect(ads.map(ad => ad.id)).toEqual(ids)
})

it('returns the URLs of the picture and the target', async () => {
  const { ads } = await server().rest('south').call('getMainAds', { clientType: 'web', screenSize: 'XL' })
  expect(ads).toEqual([
    {
      id: 6,
      adScreenType: 'ALL',
      adScreenLocation: 'TOP',
      adSize: 'ALL',
      adWeight: 1,
      adDelay: 0,
      adSourceUrl: '/client/ads/2/6/source',
      adTargetUrlPc: '/client/ads/2/6/target',
    },
  ])
})

it('returns the ads also with init', async () => {
  const { ads } = await server()
    .rest()
    .call('init', { filter: { memberId: 1, languageId: 'en_US' } })
  expect(ads.map(ad => ad.id)).toEqual([1, 2, 3])
})

it.each([
  [true, [1, 2]],
  [false, [1, 3]],
])('returns the ads for the kind of device with init, showMobile %s', async (showMobile, ids) => {
  const filter = { memberId: 1, languageId: 'en_US', showMobile }
  const { ads } = await server().rest().call('init', { filter })
  expect(ads.map(ad => ad.id)).toEqual(ids)
})
