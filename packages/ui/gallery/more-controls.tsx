import { useState } from 'react'
import { Anchor } from '#controls/anchor.tsx'
import { CodeField } from '#controls/code-field.tsx'
import { Field } from '#controls/field.tsx'
import { FieldFrame, FieldMessages } from '#controls/field-frame.tsx'
import { FieldGroup } from '#controls/field-group.tsx'
import { FileButton } from '#controls/file-button.tsx'
import { IconButton, IconLink } from '#controls/icon-button.tsx'
import { Slider } from '#controls/slider.tsx'
import { TextButton, TextLink } from '#controls/text-link.tsx'
import { Card } from '#layout/card.tsx'
import { noop } from './sample.tsx'

const stack = { display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 } as const
const row = { display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'center' } as const

/** Links, file choice and the less common fields. */
export function MoreControls() {
  const [code, setCode] = useState('4207')
  const [volume, setVolume] = useState(80)
  return (
    <Card title="Links and more fields">
      <div style={stack}>
        <div style={row}>
          <TextLink href="#" iconAfter="next">
            Full schedule
          </TextLink>
          <TextButton icon="repeat" onPress={noop}>
            Try again
          </TextButton>
          <Anchor href="#">Plain link</Anchor>
          <IconButton icon="bell" label="Notifications" dot />
          <IconButton icon="bell" label="Notifications, 3 new" count={3} />
          <IconLink icon="back" label="Back" href="#" />
        </div>
        <div style={row}>
          <FileButton icon="upload" label="Choose a file" onFiles={noop} />
        </div>
        <CodeField label="Code from your e-mail" value={code} onChange={setCode} />
        <FieldGroup legend="Date of birth" error="You must be 18 or older.">
          <div style={row}>
            <Field label="Day" defaultValue="14" invalid />
            <Field label="Month" defaultValue="2" invalid />
            <Field label="Year" defaultValue="2015" invalid />
          </div>
        </FieldGroup>
        <FieldFrame id="volume" label="Sound volume" help="Applies to every draw.">
          <Slider
            label="Sound volume"
            value={volume}
            max={100}
            valueText={`${volume} percent`}
            ticks={[0.25, 0.5, 0.75]}
            onChange={setVolume}
          />
        </FieldFrame>
        <FieldMessages id="free" help="Help below a custom control." error="And its error." />
      </div>
    </Card>
  )
}
