import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { setPreferences, usePreferences } from '#core/preferences/preferences.ts'
import { useText } from '#core/text/text.ts'

/** Turns sound on or off, in the bar of every play-out. */
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
