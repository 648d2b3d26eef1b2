import { Button } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { Field } from '@fairground/ui/parts/field.tsx'
import { SelectField } from '@fairground/ui/parts/select-field.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'
import { dayAndTime } from '#shared/date.ts'
import { textOf } from '#shared/form-text.ts'
import { gameTypesQuery } from '#shared/game-queries.ts'
import { historySearch, searchFields } from '#shared/history-search.ts'
import styles from './history-search-form.module.css'

/** The newest instances of a game, offered while a number is typed. */
const useInstances = (gameId: number | undefined) =>
  useQuery({
    queryKey: ['getGameTypeInstances', gameId],
    queryFn: () => call('getGameTypeInstances', { page: 0, ...(gameId !== undefined && { gameId }) }),
    enabled: gameId !== undefined,
  }).data?.result ?? []

/** Game, number and days. What was searched for stands in the address, so that it can be kept and sent. */
export function HistorySearchForm({ label }: { label: string }) {
  const t = useText()
  const [address, setAddress] = useSearchParams()
  const games = useQuery(gameTypesQuery).data?.gameTypes ?? []
  const instances = useInstances(historySearch(address).gameId)
  const listId = useId()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setAddress(before => {
      for (const name of searchFields) {
        const value = textOf(form, name)
        if (value === '') before.delete(name)
        else before.set(name, value)
      }
      return before
    })
  }
  const clear = () =>
    setAddress(before => {
      for (const name of searchFields) before.delete(name)
      return before
    })
  const filled = searchFields.some(name => address.has(name))
  return (
    <Card as="div" pad="sm">
      <form
        key={`${address} ${games.length}`}
        className={styles.form}
        role="search"
        aria-label={label}
        onSubmit={search}
      >
        <SelectField label={t('after.search.game')} name="game" defaultValue={address.get('game') ?? ''}>
          <option value="">{t('after.search.anyGame')}</option>
          {games.map(({ gameId, gameTitle }) => (
            <option key={gameId} value={gameId}>
              {gameTitle}
            </option>
          ))}
        </SelectField>
        <Field
          label={t('after.search.number')}
          name="no"
          inputMode="numeric"
          autoComplete="off"
          list={listId}
          defaultValue={address.get('no') ?? ''}
        />
        <datalist id={listId}>
          {instances.map(({ gameInstanceId, startedAt }) => (
            <option key={gameInstanceId} value={gameInstanceId}>
              {startedAt === undefined ? gameInstanceId : dayAndTime(startedAt)}
            </option>
          ))}
        </datalist>
        <Field
          label={t('after.search.from')}
          name="from"
          type="date"
          defaultValue={address.get('from') ?? ''}
        />
        <Field label={t('after.search.to')} name="to" type="date" defaultValue={address.get('to') ?? ''} />
        <Button type="submit" icon="search" className={styles.search}>
          {t('after.search.search')}
        </Button>
      </form>
      {filled && (
        <TextButton icon="close" onPress={clear}>
          {t('after.search.clear')}
        </TextButton>
      )}
    </Card>
  )
}
