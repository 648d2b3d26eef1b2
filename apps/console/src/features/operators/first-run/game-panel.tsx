import { Link } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { ButtonLink } from '#parts/controls/button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { OpenProposals } from '../settings/open-proposals.tsx'

/** The games so far, and the way to the designer. */
export function GamePanel() {
  const { mayDo } = useRights()
  const path = usePath()
  const query = useOperation('listGames', {}, { isEnabled: mayDo('listGames') })
  if (!mayDo('listGames')) return null
  const designer = (
    <ButtonLink href={path('games')} tone="main" icon="dice">
      Open the game designer
    </ButtonLink>
  )
  return (
    <>
      <Panel title="Games" footer={query.data && query.data.games.length > 0 && designer}>
        <Loaded query={query} what="The games did not load.">
          {({ games }) =>
            games.length === 0 ? (
              <Empty title="No game yet" icon="dice" act={designer}>
                A product manager starts from a template. Each number can be changed later.
              </Empty>
            ) : (
              <Facts
                isLeft
                facts={games.map(({ gameId, title, status }) => ({
                  title: `Game ${gameId}`,
                  value: (
                    <>
                      <Link to={path('games', gameId)}>{title}</Link>{' '}
                      <Tag tone={status === null ? 'neutral' : 'good'}>
                        {status === null ? 'Draft' : 'Published'}
                      </Tag>
                    </>
                  ),
                }))}
              />
            )
          }
        </Loaded>
      </Panel>
      <OpenProposals kind="publishGame" />
    </>
  )
}
