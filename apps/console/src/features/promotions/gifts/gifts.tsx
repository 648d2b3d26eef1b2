import { useRows } from '#core/api/use-rows.ts'
import { Stack } from '#parts/layout/columns.tsx'
import { GiftGroups } from './gift-groups.tsx'
import { GiftList } from './gift-list.tsx'

/** The catalogue of gifts that players buy for each other. */
export function Gifts() {
  const groups = useRows('listGiftGroups', { limit: 200 })
  return (
    <Stack>
      <GiftList groups={groups.rows} />
      <GiftGroups list={groups} />
    </Stack>
  )
}
