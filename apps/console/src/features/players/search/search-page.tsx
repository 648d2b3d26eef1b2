import { useRows } from '#core/api/use-rows.ts'
import { useRights } from '#core/session/rights.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { Page } from '#parts/layout/page.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { FindByUsername } from './find-by-username.tsx'
import { useLastSearch } from './last-search.ts'
import { Results } from './results.tsx'
import { SearchForm } from './search-form.tsx'

/** The search for staff who may read players. */
function FullSearch() {
  const [search, setSearch] = useLastSearch()
  const found = useRows('searchPlayers', search ?? { by: 'username', value: '-' }, {
    isEnabled: search !== undefined,
  })
  return (
    <>
      <Panel title="Find a player" isFlush>
        <SearchForm search={search} onSearch={setSearch} />
      </Panel>
      {search ? (
        <Results key={JSON.stringify(search)} found={found} />
      ) : (
        <Empty title="No search yet" icon="users">
          Personal data stay masked in the list. Each player has a page with everything about the account.
        </Empty>
      )}
    </>
  )
}

export function SearchPage() {
  const { mayDo } = useRights()
  return <Page title="Players">{mayDo('searchPlayers') ? <FullSearch /> : <FindByUsername />}</Page>
}
