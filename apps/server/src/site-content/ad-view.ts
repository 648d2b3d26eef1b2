import type { Ad } from '@fairground/contract/entities/site/ad'
import type { AdRow } from './shown-content.ts'

/** The campaign of the main screens. */
export const mainCampaign = 'main'

export const adView = (row: AdRow): Ad => ({
  id: row.id,
  adScreenType: row.screen_type,
  adScreenLocation: row.location as Ad['adScreenLocation'],
  adSize: row.size as Ad['adSize'],
  adWeight: row.weight,
  adDelay: row.delay_ms,
  adSourceUrl: `/client/ads/${row.member_id}/${row.id}/source`,
  adTargetUrlPc: `/client/ads/${row.member_id}/${row.id}/target`,
})

/** Without a statement of the client an ad for any device is selected. */
export const isForClient = ({ client_type }: AdRow, mobile: boolean | undefined): boolean =>
  mobile === undefined || client_type === 'all' || client_type === (mobile ? 'mobile' : 'web')

export const selectAds = (rows: readonly AdRow[], campaign: string): readonly AdRow[] =>
  rows.filter(row => row.campaign === campaign)
