import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer()

it('returns the ads of one campaign of one operator', async () => {
  await server().sql(`
    INSERT INTO site_picture (member_id, name, svg) VALUES (1, 'sign', '<svg></svg>'), (2, 'sign', '<svg></svg>');
    INSERT INTO ad (member_id, id, location, campaign, client, picture, picture_text, target_url)
    SELECT member_id, id, 'TOP', campaign, 'A', 'sign', 'A', '/draws'
      FROM (VALUES (1, 1, 'spring'), (1, 2, 'spring'), (1, 3, 'main'), (2, 4, 'spring')) AS row (member_id, id, campaign)`)
  const readIds = async (input: { campaign: string; maxResults?: number }) => {
    const { ads } = await server().rest().call('getCampaignAds', input)
    return ads.map(ad => ad.id)
  }
  expect(await readIds({ campaign: 'spring' })).toEqual([1, 2])
  expect(await readIds({ campaign: 'spring', maxResults: 1 })).toEqual([1])
  expect(await readIds({ campaign: 'autumn' })).toEqual([])
})
