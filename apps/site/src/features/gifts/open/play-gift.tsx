import { newRequestId } from '@fairground/client/request-id'
import { toJoinError } from '@fairground/contract/errors/join'
import type { Gift } from '@fairground/contract/entities/rewards/reward'
import { luckyDip, startPicking } from '@fairground/rules/picking/picker'
import type { PlayRule } from '@fairground/rules/picking/play-rule'
import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { useGames } from '#core/stores/live-games.ts'
import { errorText, thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime, shortDay } from '#core/time/date.ts'
import { PlayLine } from '#kinds/play-line.tsx'
import { nextOpenDraw } from '#shared/game/next-draw.ts'
import { randomIndex } from '#shared/browser/crypto-random.ts'
import { useCue } from '#shared/sound/cue.ts'
import { reloadGifts } from '../gift-queries.ts'
import { useGiftGame } from '../use-gift-game.ts'
import styles from './open-gift-modal.module.css'

/** Random lines; none for a game that deals the plays. */
const dipLines = (rule: PlayRule, count: number): number[][] =>
  rule.kind === 'numbers'
    ? Array.from({ length: count }, () => {
        const { clickedBalls, clickedBalls2nd } = luckyDip(startPicking(rule, 1), randomIndex)
        return [...clickedBalls, ...clickedBalls2nd]
      })
    : []

interface PlayGiftProps {
  gift: Gift
  onBack: () => void
  onClose: () => void
}

/** Plays an opened gift in the next draw of its game, with lucky lines that the player can change. */
export function PlayGift({ gift, onBack, onClose }: PlayGiftProps) {
  const t = useText()
  const cue = useCue()
  const { giftId, gameId, gameTitle, plays, useBy } = gift
  const game = useGiftGame(gameId)
  const draw = nextOpenDraw(useGames() ?? [], { gameId })
  const rule = game?.kind.playRule
  const [requestId] = useState(newRequestId)
  const [chosen, setChosen] = useState<number[][] | null>(null)
  const [first] = useState(() => (rule ? dipLines(rule, plays) : null))
  const lines = chosen ?? first ?? []
  const play = useMutation({
    mutationFn: (gameInstanceId: number) =>
      call('playGift', { requestId, giftId, gameInstanceId, userPlays: lines }),
    onSuccess: ({ exitCode }) => {
      cue(exitCode === 0 ? 'bought' : 'refused')
      void reloadGifts()
    },
  })
  const refusal = toJoinError(play.data?.exitCode ?? 0)
  const problem = play.error ? thrownText(play.error) : refusal && errorText(`join.${refusal}`).text
  if (play.data?.exitCode === 0)
    return (
      <Modal
        open
        onClose={onClose}
        closeLabel={t('common.close')}
        title={t('gifts.play.done')}
        actions={
          <>
            <Button onPress={onClose}>{t('common.close')}</Button>
            <ButtonLink href="/tickets" tone="primary">
              {t('gifts.play.watch')}
            </ButtonLink>
          </>
        }
      >
        <p>{gameTitle}</p>
      </Modal>
    )
  return (
    <Modal
      open
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('gifts.play.title')}
      actions={
        <>
          <Button onPress={onBack}>{t('gifts.play.back')}</Button>
          {draw && rule && (
            <Button tone="primary" loading={play.isPending} onPress={() => play.mutate(draw.gameInstanceId)}>
              {t('gifts.play.play')}
            </Button>
          )}
        </>
      }
    >
      {draw && game && rule ? (
        <div className={styles.plays}>
          <p>
            <b>{gameTitle}</b>
            {draw.tournamentStartTime !== null &&
              ` · ${t('gifts.play.draw', { when: dayAndTime(draw.tournamentStartTime) })}`}
          </p>
          {lines.length === 0 ? (
            <p>{t('gifts.play.dealt')}</p>
          ) : (
            <>
              <ol>
                {lines.map((line, i) => (
                  <PlayLine key={i} n={i + 1} play={game.kind.splitLine(line)} gameRule={game.gameRule} />
                ))}
              </ol>
              <Button icon="dice" onPress={() => setChosen(dipLines(rule, plays))}>
                {t('gifts.play.shuffle')}
              </Button>
            </>
          )}
          <p className="small muted">{t('gifts.play.text')}</p>
          {problem && (
            <Note tone="danger" icon="warning" live>
              {problem}
            </Note>
          )}
        </div>
      ) : (
        <p>{t('gifts.play.none', { game: gameTitle, day: useBy === null ? '' : shortDay(useBy) })}</p>
      )}
    </Modal>
  )
}
