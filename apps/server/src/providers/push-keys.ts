import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'
import { writeOnce } from '#platform/keys.ts'

/** The VAPID keys that identify the platform to push services, in base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Creates the keys on first use. New keys would end every subscription, so they are kept beside the other keys. */
export const openPushKeys = (folder: string, mayCreate?: boolean): PushKeys => {
  const file = join(folder, 'push.json')
  if (!existsSync(file)) writeOnce(folder, file, JSON.stringify(webPush.generateVAPIDKeys()), mayCreate)
  return JSON.parse(readFileSync(file, 'utf8')) as PushKeys
}
