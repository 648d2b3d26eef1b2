import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { SelectField } from '@fairground/ui/controls/select-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useText } from '#core/text/text.ts'
import { shortDay } from '#core/time/date.ts'
import { serverNow } from '#core/time/server-now.ts'
import { isInstant } from '#kinds/game-address.ts'
import { type LocalDay, parseDay, toDayText } from '#shared/format/local-day.ts'
import { gameTypesQuery } from '#shared/game/game-queries.ts'
import styles from './results-screen.module.css'

export interface DayNavProps {
  gameId: number
  day: LocalDay
  /** The starts of the nearest draws on other days. */
  previousAt: number | null
  nextAt: number | null
}

/** Chooses game and day, and links to the nearest days with draws. */
export function DayNav({ gameId, day, previousAt, nextAt }: DayNavProps) {
  const t = useText()
  const navigate = useNavigate()
  const games = useQuery(gameTypesQuery).data?.gameTypes.filter(game => !isInstant(game)) ?? []
  const hrefFor = (at: number) => `/results/${gameId}/${toDayText(at)}`
  return (
    <nav className={styles.nav} aria-label={t('results.days')}>
      {games.some(game => game.gameId === gameId) && (
        <SelectField
          label={t('results.game')}
          value={gameId}
          onChange={({ target }) => void navigate(`/results/${target.value}/${day.day}`)}
        >
          {games.map(game => (
            <option key={game.gameId} value={game.gameId}>
              {game.gameTitle}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        key={day.day}
        label={t('results.day')}
        type="date"
        max={toDayText(serverNow())}
        defaultValue={day.day}
        onChange={({ target }) => {
          const chosen = parseDay(target.value)
          if (chosen) void navigate(`/results/${gameId}/${chosen.day}`)
        }}
      />
      <div className={styles.steps}>
        {previousAt !== null && (
          <ButtonLink
            size="sm"
            icon="back"
            href={hrefFor(previousAt)}
            label={t('results.previousOn', { day: shortDay(previousAt) })}
          >
            {shortDay(previousAt)}
          </ButtonLink>
        )}
        {nextAt !== null && (
          <ButtonLink
            size="sm"
            icon="next"
            href={hrefFor(nextAt)}
            label={t('results.nextOn', { day: shortDay(nextAt) })}
          >
            {shortDay(nextAt)}
          </ButtonLink>
        )}
      </div>
    </nav>
  )
}
