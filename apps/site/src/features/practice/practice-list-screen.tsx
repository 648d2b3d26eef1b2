import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#core/text/text.ts'
import { getGameFamily } from '#kinds/game-address.ts'
import { getGameKind } from '#kinds/game-kind.ts'
import { canPractise } from '#kinds/practice.ts'
import { gameTypesQuery } from '#shared/game/game-queries.ts'
import { LinkRow } from '#shared/layout/link-row.tsx'
import { Loaded } from '#shared/layout/loaded.tsx'
import { PageFrame } from '#shared/layout/page-frame.tsx'

/** The games that can be practised with play money. */
export function PracticeListScreen() {
  const t = useText()
  const query = useQuery(gameTypesQuery)
  return (
    <PageFrame
      narrow
      back={
        <TextLink href="/howtoplay" icon="back">
          {t('practice.howTo')}
        </TextLink>
      }
      title={t('practice.pageName')}
      intro={t('practice.intro')}
    >
      <Note tone="warn" icon="info">
        <b>{t('practice.badge')}</b> {t('practice.marked')}
      </Note>
      <Loaded
        query={query}
        height={240}
        failed={{ title: t('practice.failed'), text: t('practice.failedText') }}
      >
        {({ gameTypes }) => {
          const games = gameTypes.filter(game => canPractise(getGameKind(game.gameRule)))
          if (games.length === 0)
            return <EmptyState title={t('practice.none')} text={t('practice.missingText')} />
          return (
            <Card as="div" pad="none">
              <ul>
                {games.map(game => (
                  <LinkRow
                    key={game.gameId}
                    icon="dice"
                    href={`/practice/${game.gameId}`}
                    label={game.gameTitle}
                    value={t(`kind.${getGameFamily(game)}`)}
                  />
                ))}
              </ul>
            </Card>
          )
        }}
      </Loaded>
    </PageFrame>
  )
}
