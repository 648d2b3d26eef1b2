import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useParams } from 'react-router'
import { useText } from '#core/text/text.ts'
import { getGuide, parseGuideKind } from '#kinds/guides/guides.ts'
import type { GameKind } from '#kinds/game-kind.ts'
import { useGameId, useInstanceId } from '#shared/game/use-instance-id.ts'
import { PageFrame } from '#shared/layout/page-frame.tsx'
import { GuideLinks } from './guide-links.tsx'
import styles from './how-to-play.module.css'

function KindGuide({ kind }: { kind: GameKind }) {
  const t = useText()
  const { steps, prizes } = getGuide(kind)
  const gameId = useGameId()
  const gameInstanceId = useInstanceId()
  return (
    <PageFrame
      narrow
      back={
        <TextLink href="/howtoplay" icon="back">
          {t('howTo.all')}
        </TextLink>
      }
      title={t('howTo.title', { kind: t(`howTo.kinds.${kind}.name`) })}
      intro={t(`howTo.kinds.${kind}.intro`)}
    >
      <ol className={styles.steps}>
        {steps.map(({ id, Picture }, i) => (
          <Card key={id} as="li">
            <div className={styles.step}>
              <div className={styles.words}>
                <h2>
                  <span className={styles.number} aria-hidden="true">
                    {i + 1}
                  </span>
                  {t(`howTo.kinds.${kind}.${id}.title`)}
                </h2>
                <p>{t(`howTo.kinds.${kind}.${id}.text`)}</p>
              </div>
              <Picture />
            </div>
          </Card>
        ))}
      </ol>
      <Card title={t('howTo.prizes')}>
        <dl className={styles.prizes}>
          {prizes.map(form => (
            <div key={form}>
              <dt>{t(`howTo.prize.${form}.name`)}</dt>
              <dd>{t(`howTo.prize.${form}.text`)}</dd>
            </div>
          ))}
        </dl>
        <GuideLinks kind={kind} gameId={gameId} gameInstanceId={gameInstanceId} />
      </Card>
      <Note icon="check">
        {t('howTo.fair')} <TextLink href="/fairness">{t('howTo.fairLink')}</TextLink>
      </Note>
      <Note icon="shield">
        {t('howTo.care')} <TextLink href="/cashier/responsiblegaming">{t('howTo.careLink')}</TextLink>
      </Note>
    </PageFrame>
  )
}

/** How one kind of game is played, with pictures. */
export function KindGuideScreen() {
  const t = useText()
  const { kind: text } = useParams()
  const kind = parseGuideKind(text)
  if (kind) return <KindGuide kind={kind} />
  return (
    <EmptyState
      heading="h1"
      title={t('howTo.missing')}
      action={<ButtonLink href="/howtoplay">{t('howTo.all')}</ButtonLink>}
    />
  )
}
