import { IconButton } from '@fairground/ui/parts/icon-button.tsx'
import { setPreferences, usePreferences } from '#app/preferences.ts'
import { useText } from '#app/text.ts'

/** Sound on or off, in every play-out's bar. */
export function SoundButton({ className }: { className?: string | undefined }) {
  const t = useText()
  const { sound } = usePreferences()
  return (
    <IconButton
      icon={sound ? 'sound' : 'mute'}
      label={t(sound ? 'sound.mute' : 'sound.unmute')}
      className={className}
      onPress={() => setPreferences({ sound: !sound })}
    />
  )
}
