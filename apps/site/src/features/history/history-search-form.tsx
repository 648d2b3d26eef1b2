import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { SelectField } from '@fairground/ui/controls/select-field.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { readFormText } from '#shared/form/form-text.ts'
import { gameTypesQuery } from '#shared/game/game-queries.ts'
import { historySearch, searchFields } from './history-search.ts'
import styles from './history-search-form.module.css'

/** The newest instances of a game, as suggestions for the number field. */
const useInstances = (gameId: number | undefined) =>
  useQuery({
    queryKey: ['getGameTypeInstances', gameId],
    queryFn: () =>
      call('getGameTypeInstances', {
        page: 0,
        language: bootstrap.languageId,
        ...(gameId !== undefined && { gameId }),
      }),
    enabled: gameId !== undefined,
  }).data?.result ?? []

/** Search by game, number and dates. The address holds the search, so that it can be bookmarked and shared. */
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
        const value = readFormText(form, name)
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
