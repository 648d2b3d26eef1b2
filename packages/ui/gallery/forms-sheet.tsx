import { useState } from 'react'
import { Button } from '#controls/button.tsx'
import { Card } from '#layout/card.tsx'
import { CheckboxField } from '#controls/checkbox-field.tsx'
import { Chip, ChipRow } from '#controls/chip.tsx'
import { Field } from '#controls/field.tsx'
import { Wrap } from '#layout/page.tsx'
import { PasswordField } from '#controls/password-field.tsx'
import { RadioCards } from '#controls/radio-cards.tsx'
import { Segmented, SegmentedLinks } from '#controls/segmented.tsx'
import { SelectField } from '#controls/select-field.tsx'
import { Stepper } from '#controls/stepper.tsx'
import { Switch } from '#controls/switch.tsx'
import { TextAreaField } from '#controls/text-area-field.tsx'
import { WizardSteps } from '#layout/wizard-steps.tsx'
import { MoreControls } from './more-controls.tsx'
import { noop } from './sample.tsx'

const stack = { display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 } as const
const row = { display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'flex-start' } as const

function Buttons() {
  return (
    <Card title="Buttons">
      <div style={stack}>
        {(['primary', 'secondary', 'ghost', 'danger'] as const).map(tone => (
          <div key={tone} style={row}>
            <Button tone={tone}>Normal</Button>
            <Button tone={tone} size="lg" icon="lock">
              Add £20.00
            </Button>
            <Button tone={tone} size="sm" icon="repeat">
              Small
            </Button>
            <Button tone={tone} loading>
              Loading
            </Button>
          </div>
        ))}
        <Button tone="primary" full disabledReason="You need £2.40 more. Nothing was taken.">
          Buy 3 lines · £6.00
        </Button>
      </div>
    </Card>
  )
}

export function FormsSheet() {
  const [method, setMethod] = useState<'card' | 'bank' | 'wallet'>('card')
  const [count, setCount] = useState(6)
  const [on, setOn] = useState(true)
  const [password, setPassword] = useState('abc')
  return (
    <Wrap>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,400px),1fr))',
          gap: 24,
          alignItems: 'start',
          paddingBlock: 24,
        }}
      >
        <div style={stack}>
          <Buttons />
          <Card title="Choices">
            <div style={stack}>
              <WizardSteps
                label="Steps"
                current="details"
                summary="Step 2 of 4 · Details"
                onSelect={noop}
                steps={['ticket', 'details', 'pay', 'check'].map(id => ({ id, label: id }))}
              />
              <ChipRow label="Filters">
                <Chip pressed onPress={noop}>
                  All prices
                </Chip>
                <Chip pressed={false} onPress={noop}>
                  Free
                </Chip>
              </ChipRow>
              <Segmented
                label="Repeat"
                value="a"
                onChange={noop}
                options={[
                  { id: 'a', label: 'Just once' },
                  { id: 'b', label: 'Next draw' },
                ]}
              />
              <SegmentedLinks
                label="Cashier"
                selected="b"
                items={[
                  { id: 'a', label: 'Add funds', href: '#' },
                  { id: 'b', label: 'Cash out', href: '#' },
                ]}
              />
              <div style={row}>
                <Stepper
                  label="Tickets"
                  lessLabel="Fewer"
                  moreLabel="More"
                  value={count}
                  min={1}
                  max={6}
                  onChange={setCount}
                />
                <Switch label="Auto-mark" checked={on} onChange={setOn} />
                <Switch label="Off" checked={false} onChange={noop} />
              </div>
            </div>
          </Card>
          <MoreControls />
        </div>
        <Card title="Fields">
          <div style={stack}>
            <Field
              label="How much would you like to add?"
              size="big"
              prefix="£"
              suffix="GBP"
              inputMode="decimal"
              defaultValue="20.00"
              help="Minimum £5 · maximum now £60"
            />
            <Field label="Username" defaultValue="rowan" />
            <Field label="Email" defaultValue="rowan@" error="That does not look like an email address." />
            <PasswordField
              label="Password"
              showLabel="Show"
              hideLabel="Hide"
              value={password}
              onChange={event => setPassword(event.target.value)}
              rules={[
                { text: '6+ characters', met: password.length >= 6 },
                { text: 'a letter', met: /[a-z]/i.test(password) },
                { text: 'a number', met: /\d/.test(password) },
              ]}
            />
            <SelectField label="Country">
              <option>United Kingdom</option>
              <option>Ireland</option>
            </SelectField>
            <TextAreaField label="Message" />
            <CheckboxField label="I have read the terms" defaultChecked />
            <RadioCards
              legend="Pay with"
              name="method"
              value={method}
              onChange={setMethod}
              options={[
                { id: 'card', icon: 'card', title: 'Card ending 4242', note: 'No fee · straight away' },
                { id: 'bank', icon: 'bank', title: 'Bank transfer', note: 'No fee · 1–2 hours' },
                {
                  id: 'wallet',
                  icon: 'wallet',
                  title: 'E-wallet',
                  note: 'Not in your country',
                  disabled: true,
                },
              ]}
            />
          </div>
        </Card>
      </div>
    </Wrap>
  )
}
