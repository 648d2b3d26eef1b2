import { type PageRow, useRows } from '#core/api/use-rows.ts'
import { formatAmount } from '#core/format/money.ts'
import { formatCount } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import { ObjectLink } from '#parts/controls/links.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'

type Campaign = PageRow<'listBonusCampaigns'>

const kindWords = {
  inGame: 'For plays of a game',
  reload: 'For a further deposit',
} as const satisfies Readonly<Record<Campaign['campaign']['kind'], string>>

const describeTrigger = ({ campaign }: Campaign): string => {
  const { kind, gameId, everyPlay, minimumDeposit, currency } = campaign
  if (kind === 'reload') return `A deposit of at least ${formatAmount(minimumDeposit, currency)}`
  return `Every ${everyPlay === null ? '' : `${formatCount(everyPlay)}. `}play of game ${gameId ?? ''}`
}

function ProposalCell({ proposalId }: { readonly proposalId: number | null }) {
  const path = usePath()
  if (proposalId === null) return ''
  return <ObjectLink href={path('proposals', proposalId)}>Proposal {proposalId}</ObjectLink>
}

function EndCell({ campaign }: { readonly campaign: Campaign }) {
  return (
    <ActButton
      operation="endBonusCampaign"
      fixed={{ campaignId: campaign.campaignId }}
      title={`End campaign ${campaign.campaignId}?`}
      about="Players get no new offers. Offers that they have stay."
      reasons={['The campaign is over', 'It costs too much']}
      submitLabel="End the campaign"
      done={`Campaign ${campaign.campaignId} has ended`}
      tone="danger-outline"
      disabledReason={campaign.active ? undefined : 'The campaign has ended'}
    >
      End…
    </ActButton>
  )
}

const columns: readonly Column<Campaign>[] = [
  { id: 'number', title: 'Campaign', width: 100, align: 'end', always: true, cell: row => row.campaignId },
  { id: 'kind', title: 'Kind', width: 180, cell: row => kindWords[row.campaign.kind] },
  { id: 'trigger', title: 'Given for', always: true, cell: describeTrigger },
  {
    id: 'amount',
    title: 'Bonus',
    width: 110,
    align: 'end',
    always: true,
    text: row => formatAmount(row.campaign.amount, row.campaign.currency),
    cell: row => <b>{formatAmount(row.campaign.amount, row.campaign.currency)}</b>,
  },
  {
    id: 'use',
    title: 'To play',
    width: 190,
    cell: row => `${row.campaign.wageringTimes} times within ${row.campaign.useDays} days`,
  },
  {
    id: 'state',
    title: 'State',
    width: 90,
    text: row => (row.active ? 'Active' : 'Ended'),
    cell: row => (row.active ? <Tag tone="good">Active</Tag> : <Tag>Ended</Tag>),
  },
  {
    id: 'proposal',
    title: 'Decided in',
    width: 124,
    text: row => String(row.proposalId ?? ''),
    cell: row => <ProposalCell proposalId={row.proposalId} />,
  },
  {
    id: 'act',
    title: 'End',
    width: 90,
    align: 'end',
    text: () => '',
    cell: row => <EndCell campaign={row} />,
  },
]

/** Campaigns that offer bonuses by themselves. */
export function Campaigns() {
  const { currency = '' } = useFormat()
  const list = useRows('listBonusCampaigns', { limit: 200 })
  const start = (
    <ProposeButton
      kind="startBonusCampaign"
      fixed={{}}
      initial={{
        campaign: {
          kind: 'reload',
          currency,
          amount: '500',
          wageringTimes: 5,
          useDays: 30,
          minimumDeposit: '2000',
          gameId: null,
          everyPlay: null,
        },
      }}
      title="Start a bonus campaign?"
      about="Every player who does what it asks for gets the offer, until it is ended."
      hints={{
        'campaign.kind': 'Within a game: for every n-th play. Reload: for a further deposit.',
        'campaign.gameId': 'For a campaign about plays of a game',
        'campaign.everyPlay': '100 offers the bonus for every hundredth play',
      }}
      tone="main"
      icon="plus"
    >
      Start a campaign…
    </ProposeButton>
  )
  return (
    <DataTable
      title="Bonus campaigns"
      name="bc"
      {...list}
      columns={columns}
      rowKey={row => row.campaignId}
      tools={start}
      empty={
        <Empty title="No campaign yet" icon="megaphone">
          A campaign offers a bonus for further deposits or for plays of a game.
        </Empty>
      }
    />
  )
}
