import { Chip } from '@fairground/ui/controls/chip.tsx'
import { useStore } from 'zustand'
import { filterStore, removeFilter } from '#core/global-filter.ts'
import { useText } from '#core/text/text.ts'

/** Shows that the lobby lists a part of the games, and removes the filter. */
export function FilterNote({ count }: { count: number }) {
  const t = useText()
  const filter = useStore(filterStore, state => state.filter)
  if (filter === null) return null
  return (
    <p role="status">
      {t('lobby.filtered', { count })}{' '}
      <Chip icon="close" onPress={removeFilter}>
        {t('lobby.removeFilter')}
      </Chip>
    </p>
  )
}
