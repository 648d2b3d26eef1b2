import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Button } from '#parts/controls/button.tsx'
import type { Search } from './last-search.ts'
import { guessSearchBy, type SearchBy, searchKinds, searchWords } from './search-kinds.ts'
import styles from './search-form.module.css'

/** Asks for whom to find. What is typed goes into the body of a request and nowhere else. */
export function SearchForm({
  search,
  onSearch,
}: {
  readonly search: Search | undefined
  readonly onSearch: (search: Search) => void
}) {
  const [value, setValue] = useState(search?.value ?? '')
  const [chosen, setChosen] = useState<SearchBy | 'guess'>(search?.by ?? 'guess')
  const [birthdate, setBirthdate] = useState(search?.birthdate ?? '')
  const input = useRef<HTMLInputElement>(null)
  const by = chosen === 'guess' ? guessSearchBy(value) : chosen
  const needsBirthdate = by === 'lastNameAndBirthdate'

  useEffect(() => input.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = value.trim()
    if (text === '' || (needsBirthdate && birthdate === '')) return
    onSearch({ by, value: text, ...(needsBirthdate && { birthdate }) })
  }
  return (
    <form className={styles.form} role="search" aria-label="Find a player" onSubmit={submit}>
      <label className={styles.box}>
        <span className="vh">Player to find</span>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          value={value}
          placeholder="Username, email, phone, number or ticket"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          aria-describedby="player-search-hint"
          onChange={event => setValue(event.target.value)}
        />
      </label>
      <label className={styles.by}>
        <span>Find by</span>
        <select value={chosen} onChange={event => setChosen(event.target.value as SearchBy | 'guess')}>
          <option value="guess">
            {value.trim() === ''
              ? 'What it looks like'
              : `${searchWords[guessSearchBy(value)].title} (guessed)`}
          </option>
          {searchKinds.map(kind => (
            <option key={kind} value={kind}>
              {searchWords[kind].title}
            </option>
          ))}
        </select>
      </label>
      {needsBirthdate && (
        <label className={styles.by}>
          <span>Born</span>
          <input
            type="date"
            value={birthdate}
            required
            onChange={event => setBirthdate(event.target.value)}
          />
        </label>
      )}
      <Button tone="main" size="lg" type="submit" icon="search">
        Find
      </Button>
      <p id="player-search-hint" className={styles.hint}>
        {searchWords[by].hint}. Only the username may be its beginning; everything else must be exact.
      </p>
    </form>
  )
}
