import { useOperation } from '#core/api/use-operation.ts'
import { useRights } from '#core/session/rights.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Columns, Stack } from '#parts/layout/columns.tsx'
import { Page } from '#parts/layout/page.tsx'
import { SiteLink } from '../site-link.tsx'
import { MessagePanel } from './message-panel.tsx'
import { NextDraws } from './next-draws.tsx'
import { PlannedNotices } from './planned-notices.tsx'
import { SiteState } from './site-state.tsx'

const refreshMs = 10_000

/** Closes and opens the site, and shows messages on every page. */
export function MaintenancePage() {
  const notices = useOperation('listNotices', {}, { refreshMs })
  const { mayDo } = useRights()
  return (
    <Page
      title="Maintenance"
      tools={
        <>
          <SiteLink to="features" />
          <ActButton
            operation="reloadConfiguration"
            icon="repeat"
            fixed={{}}
            title="Reload the configuration?"
            about="Every open browser loads the configuration again within seconds. Players keep what they do."
            submitLabel="Reload the configuration"
            done="Open browsers load the configuration again"
          >
            Reload configuration…
          </ActButton>
        </>
      }
    >
      <Loaded query={notices} what="The notices did not load.">
        {({ notices: all }) => (
          <Columns kind="even">
            <Stack>
              <SiteState notices={all} />
              {mayDo('getToday') && <NextDraws />}
            </Stack>
            <Stack>
              <MessagePanel notices={all} />
              <PlannedNotices notices={all} />
            </Stack>
          </Columns>
        )}
      </Loaded>
    </Page>
  )
}
