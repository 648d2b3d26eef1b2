import type { ControlSettings } from '#platform/control-settings.ts'
import { createCaller } from './call-control.ts'
import { createControlClient } from './client.ts'
import { type Control, noControl } from './control.ts'
import { createFeed, type FeedDeps, startFeed } from './feed.ts'

interface ConnectedControl {
  readonly control: Control
  readonly feed: { stop(): Promise<void> }
}

/** The control system with its feed of sales, or none. */
export const connectControl = (
  settings: ControlSettings | undefined,
  given: Omit<FeedDeps, 'call'>,
): ConnectedControl => {
  if (!settings) return { control: noControl, feed: { stop: () => Promise.resolve() } }
  const deps = { ...given, call: createCaller(settings) }
  const feed = createFeed(deps)
  const { publicKey } = settings
  return { control: createControlClient({ ...deps, feed, publicKey }), feed: startFeed(deps, feed) }
}
