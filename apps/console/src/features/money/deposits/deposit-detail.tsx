import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { useOperation } from '#core/api/use-operation.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { journalWords } from '#core/words/ledger.ts'
import { ItemList } from '#parts/layout/item-list.tsx'
import { CloseLink, ObjectLink } from '#parts/controls/links.tsx'
import { ActButton } from '#parts/acts/act-button.tsx'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Stack } from '#parts/layout/columns.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { depositFlagWords, depositStateWords } from './deposit-words.ts'

/** One deposit with the messages of the provider and its journals. */
export function DepositDetail({
  depositId,
  closeHref,
}: {
  readonly depositId: number
  readonly closeHref: string
}) {
  const query = useOperation('getDeposit', { depositId })
  return (
    <Stack>
      <Loaded query={query} what={`Deposit ${depositId} did not load.`}>
        {data => (
          <>
            <DepositPanel {...data} closeHref={closeHref} />
            <WebhooksPanel {...data} />
            <JournalsPanel {...data} />
          </>
        )}
      </Loaded>
    </Stack>
  )
}

type Detail = OperatorOutput<'getDeposit'>

function DepositPanel({ deposit, closeHref }: Detail & { readonly closeHref: string }) {
  const { amount: toText } = useFormat()
  const { depositId, playerId, username, amount, currency, state, flag, provider, providerRef } = deposit
  const sum = toText(amount, currency)
  const { title, tone } = depositStateWords[state]
  return (
    <Panel
      title={`Deposit ${depositId}`}
      about={<Tag tone={tone}>{title}</Tag>}
      tools={<CloseLink href={closeHref} what="the deposit" />}
      footer={
        <ActButton
          operation="refundDeposit"
          fixed={{ depositId }}
          title={`Refund ${sum} to ${username}?`}
          about={`${sum} leaves the balance of ${username} and goes back through ${provider}.`}
          reasons={['Asked for by the player', 'Deposited by mistake']}
          submitLabel={`Refund ${sum}`}
          done={`${sum} goes back to ${username}`}
          tone="danger-outline"
          disabledReason={state === 'COMPLETED' ? undefined : 'Only a paid deposit can be refunded'}
        >
          Refund…
        </ActButton>
      }
    >
      {flag !== null && (
        <Note tone="warn" icon="warning">
          {depositFlagWords[flag]}.
        </Note>
      )}
      <Facts
        facts={[
          { title: 'Amount', value: <b>{sum}</b> },
          { title: 'Player', value: <PlayerLink playerId={playerId} name={username} /> },
          { title: 'Provider', value: provider },
          { title: 'Reference', value: providerRef ?? 'None yet' },
          { title: 'Ordered', value: <When at={deposit.orderedAt} /> },
          { title: 'Changed', value: <When at={deposit.changedAt} /> },
        ]}
      />
    </Panel>
  )
}

function WebhooksPanel({ webhooks }: Detail) {
  return (
    <Panel title="Messages of the provider" isFlush={webhooks.length > 0}>
      {webhooks.length === 0 ? (
        <p>The provider has sent no message about it.</p>
      ) : (
        <ItemList
          items={webhooks.map(({ eventId, receivedAt }, id) => ({
            id,
            title: <When at={receivedAt} style="seconds" />,
            text: eventId,
          }))}
        />
      )}
    </Panel>
  )
}

function JournalsPanel({ journals, deposit }: Detail) {
  const { amount: toText } = useFormat()
  const { mayDo } = useRights()
  const path = usePath()
  return (
    <Panel title="Journals" isFlush={journals.length > 0}>
      {journals.length === 0 ? (
        <p>No money has moved yet.</p>
      ) : (
        <ItemList
          items={journals.map(({ journalId, kind, at, amount }) => ({
            id: journalId,
            title: (
              <>
                {journalWords(kind)}, {toText(amount, deposit.currency)}
              </>
            ),
            text: (
              <>
                <When at={at} style="seconds" />,{' '}
                {mayDo('getJournal') ? (
                  <ObjectLink href={path('money', 'ledger', 'journals', journalId)}>
                    journal {journalId}
                  </ObjectLink>
                ) : (
                  `journal ${journalId}`
                )}
              </>
            ),
          }))}
        />
      )}
    </Panel>
  )
}
